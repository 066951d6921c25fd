import { Skeleton } from '@tv/ui';
import frame from './EditorialPageLayout.module.css';
import styles from './EditorialPageSkeleton.module.css';

const LINES = ['a', 'b', 'c', 'd', 'e', 'f'];

export function EditorialPageSkeleton() {
  return (
    <div className={frame.page} role="status" aria-busy="true" aria-label="Henter siden">
      <div className={frame.head}>
        <div className={frame.headInner}>
          <Skeleton className={styles.title} />
          <Skeleton className={styles.line} />
        </div>
      </div>
      <div className={frame.body}>
        <div className={styles.lines}>
          {LINES.map((line) => (
            <Skeleton key={line} className={styles.line} />
          ))}
        </div>
      </div>
    </div>
  );
}
