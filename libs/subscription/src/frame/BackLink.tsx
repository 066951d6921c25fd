import { Link } from '@tv/rendering';
import { ChevronLeftIcon } from '@tv/ui';
import styles from './BackLink.module.css';

/** The way to where one came from, a step up; it stands in line with the heading below it. */
export function BackLink({ to, name }: { readonly to: string; readonly name: string }) {
  return (
    <Link to={to} className={styles.back}>
      <ChevronLeftIcon />
      {name}
    </Link>
  );
}
