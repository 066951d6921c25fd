import { Button, ErrorView } from '@tv/ui';
import { nonBlank } from '../card/labels/cardTexts.ts';
import type { LaneLayout } from '../swimlane/layout/laneLayout.ts';
import { LaneSkeleton } from '../swimlane/loading/LaneSkeleton.tsx';
import styles from './errorViews.module.css';
import { NETWORK_UNAVAILABLE_TITLE, useIsOffline } from './useIsOffline.ts';

interface ErrorProps {
  readonly error: unknown;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

interface PageErrorProps extends ErrorProps {
  /** 2 below a heading. */
  readonly headingLevel?: 1 | 2;
}

/** Error with retry; offline, it retries when the network returns. */
export function PageError({ error, isRetrying, onRetry, headingLevel = 1 }: PageErrorProps) {
  const isOffline = useIsOffline(error);
  return (
    <ErrorView
      headingLevel={headingLevel}
      title={isOffline ? NETWORK_UNAVAILABLE_TITLE : 'Noe gikk galt'}
      text={
        isOffline ? 'Vi prøver igjen når nettet er tilbake.' : 'Vi fikk ikke hentet innholdet akkurat nå.'
      }
      action={
        <Button variant="primary" isLoading={isRetrying} onClick={onRetry}>
          Prøv igjen
        </Button>
      }
    />
  );
}

interface LaneErrorProps extends ErrorProps {
  readonly name: string;
  readonly layout: LaneLayout;
}

/** Error message with a retry button, over a skeleton of the same size. */
export function LaneError({ error, name, layout, isRetrying, onRetry }: LaneErrorProps) {
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
