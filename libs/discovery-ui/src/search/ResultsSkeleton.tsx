import { Skeleton, VisuallyHidden } from '@tv/ui';
import { LaneSkeleton } from '../swimlane/LaneSkeleton.tsx';
import laneStyles from '../swimlane/Swimlane.module.css';
import type { LaneLayout } from '../swimlane/laneLayout.ts';
import styles from './Results.module.css';

const first: LaneLayout = { kind: 'rail', shape: 'landscape', size: 'large', numbered: false };
const second: LaneLayout = { ...first, size: 'standard' };

/** Hits that are on their way. */
export function ResultsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Henter treff</VisuallyHidden>
      <div className={styles.kindsToCome} aria-hidden="true">
        <Skeleton shape="text" width="min(24em, 80%)" />
      </div>
      <div className={styles.groups} aria-hidden="true" inert>
        {[first, second].map((layout) => (
          <div key={layout.kind === 'rail' ? layout.size : ''} className={laneStyles.lane}>
            <div className={laneStyles.head}>
              <span className={laneStyles.name}>
                <Skeleton shape="text" width="8em" />
              </span>
            </div>
            <LaneSkeleton layout={layout} name="" />
          </div>
        ))}
      </div>
    </div>
  );
}
