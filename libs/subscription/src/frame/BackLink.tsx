import { Link } from '@tv/ssr';
import { ChevronLeftIcon } from '@tv/ui';
import styles from './BackLink.module.css';

export function BackLink({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <Link to={to} className={styles.back}>
      <ChevronLeftIcon />
      {name}
    </Link>
  );
}
