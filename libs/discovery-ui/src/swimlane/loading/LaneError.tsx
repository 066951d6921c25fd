import { Button } from '@tv/ui';
import { nonBlank } from '../../card/labels/cardTexts.ts';
import { NETWORK_UNAVAILABLE_TITLE, useIsOffline } from '../../errors/useIsOffline.ts';
import type { LaneLayout } from '../layout/laneLayout.ts';
import styles from './LaneError.module.css';
import { LaneSkeleton } from './LaneSkeleton.tsx';

/** Error message with a retry button, over a skeleton of the same size. */
export function LaneError({
  error,
  name,
  layout,
  isRetrying,
  onRetry,
}: {
  readonly error: unknown;
  readonly name: string;
  readonly layout: LaneLayout;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}) {
  const isOffline = useIsOffline(error);
  return (
    <div className={styles.failed}>
      <div className={styles.ghost} aria-hidden="true" inert>
        <LaneSkeleton layout={layout} name={name} />
      </div>
      <div className={styles.trouble} role="status">
        <p>
          {isOffline ? NETWORK_UNAVAILABLE_TITLE : `Vi fikk ikke hentet ${nonBlank(name) ?? 'innholdet her'}`}
          .
        </p>
        <Button size="small" isLoading={isRetrying} onClick={onRetry}>
          Prøv igjen
        </Button>
      </div>
    </div>
  );
}
