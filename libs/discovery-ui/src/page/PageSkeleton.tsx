import { Skeleton, VisuallyHidden } from '@tv/ui';
import { laneLayout } from '../swimlane/layout/laneLayout.ts';
import { LaneSkeleton } from '../swimlane/loading/LaneSkeleton.tsx';
import laneStyles from '../swimlane/view/Swimlane.module.css';
import styles from './PageView.module.css';

const heroLayout = laneLayout({ style: 'Hero' });
const railLayout = laneLayout({ style: 'Standard' });
const LANE_KEYS = ['first', 'second', 'third'];

/** Placeholder for a page: hero or title, and rows. */
export function PageSkeleton({ isFrontPage = false }: { readonly isFrontPage?: boolean }) {
  return (
    <div className={styles.page} aria-busy="true">
      <VisuallyHidden>
        <p role="status">Henter innhold</p>
      </VisuallyHidden>
      {isFrontPage ? null : (
        <div className={styles.head} aria-hidden="true">
          <h1 aria-hidden="true">
            <Skeleton shape="text" width="min(8em, 60%)" />
          </h1>
          <p className={styles.description}>
            <Skeleton shape="text" width="min(30em, 90%)" />
          </p>
        </div>
      )}
      <div className={styles.lanes} aria-hidden="true" inert>
        {isFrontPage ? <LaneSkeleton layout={heroLayout} name="" /> : null}
        {LANE_KEYS.map((name) => (
          <div key={name} className={laneStyles.lane}>
            <div className={laneStyles.head}>
              <span className={laneStyles.name}>
                <Skeleton shape="text" width="8em" />
              </span>
            </div>
            <LaneSkeleton layout={railLayout} name={name} />
          </div>
        ))}
      </div>
    </div>
  );
}
