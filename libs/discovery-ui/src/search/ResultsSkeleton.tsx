import { Skeleton, VisuallyHidden } from '@tv/ui';
import type { LaneLayout } from '../swimlane/layout/laneLayout.ts';
import { LaneSkeleton } from '../swimlane/loading/LaneSkeleton.tsx';
import laneStyles from '../swimlane/view/Swimlane.module.css';
import styles from './Results.module.css';

/** Films usually come first. */
const firstLayout: LaneLayout = { kind: 'rail', shape: 'portrait', size: 'large', numbered: false };
const secondLayout: LaneLayout = { ...firstLayout, shape: 'landscape', size: 'standard' };

const TAB_WIDTHS = ['4em', '5em', '7em', '5em'];

/** Placeholder for results. */
export function ResultsSkeleton() {
  return (
    <div aria-busy="true">
      <VisuallyHidden>Henter treff</VisuallyHidden>
      <div className={styles.kindsToCome} aria-hidden="true">
        {TAB_WIDTHS.map((width, index) => (
          <Skeleton key={index} shape="text" width={width} />
        ))}
      </div>
      <div className={styles.groups} aria-hidden="true" inert>
        {[firstLayout, secondLayout].map((layout) => (
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
