import { Skeleton, VisuallyHidden } from '@tv/ui';
import styles from './GuideSkeleton.module.css';

const ROWS = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Placeholder for the guide. */
export function GuideSkeleton() {
  return (
    <div className={styles.guide} aria-busy="true">
      <VisuallyHidden>
        <p role="status">Henter TV-guiden</p>
      </VisuallyHidden>
      {ROWS.map((row) => (
        <div key={row} className={styles.row} aria-hidden="true">
          <Skeleton className={styles.channel} />
          <Skeleton className={styles.programme} />
          <Skeleton className={styles.programme} />
          <Skeleton className={styles.programme} />
        </div>
      ))}
    </div>
  );
}
