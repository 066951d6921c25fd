import { useEffect, useRef, type ReactNode } from 'react';
import { CheckIcon } from '@tv/ui';
import styles from './ChangeConfirmation.module.css';

interface ChangeConfirmationProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly action: ReactNode;
}

/** Confirmation that replaces a form and takes focus. */
export function ChangeConfirmation({ title, text, action }: ChangeConfirmationProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return (
    <section className={styles.done}>
      <span aria-hidden="true" className={styles.icon}>
        <CheckIcon />
      </span>
      <h2 ref={ref} tabIndex={-1} className={styles.title}>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
      <div className={styles.action}>{action}</div>
    </section>
  );
}
