import { useId, type ReactNode } from 'react';
import { Link } from '@tv/ssr';
import { ChevronRightIcon } from '@tv/ui';
import styles from './AccountCard.module.css';

interface AccountCardProps {
  readonly title: string;
  readonly icon: ReactNode;
  readonly link: { readonly to: string; readonly text: string };
  readonly children: ReactNode;
}

/** Summary of one part of the account, with a link to its page. */
export function AccountCard({ title, icon, link, children }: AccountCardProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        <span aria-hidden="true" className={styles.icon}>
          {icon}
        </span>
        {title}
      </h2>
      <div className={styles.content}>{children}</div>
      <Link to={link.to} className={styles.way}>
        {link.text}
        <ChevronRightIcon />
      </Link>
    </section>
  );
}
