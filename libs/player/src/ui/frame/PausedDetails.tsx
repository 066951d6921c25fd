import { formatDuration } from '@tv/time';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { useStream, useStreamSelector } from '../../engine/state/useStream.ts';
import styles from './PausedDetails.module.css';

const REMAINING_KEYS = ['playMode', 'position', 'duration'] as const;

interface PausedDetailsProps {
  readonly engine: PlaybackEngine;
  readonly description: string | undefined;
}

/** Description and remaining time while paused. */
export function PausedDetails({ engine, description }: PausedDetailsProps) {
  const isReady = useStream(engine.state, 'phase') === 'ready';
  const isPaused = useStream(engine.state, 'isPaused');
  const remaining = useStreamSelector(engine.state, REMAINING_KEYS, ({ playMode, position, duration }) =>
    playMode === 'ondemand' && duration > position ? formatDuration(duration - position) : undefined,
  );
  if (!isReady || !isPaused || (description === undefined && remaining === undefined)) return null;
  return (
    <div className={styles.paused}>
      {description === undefined ? null : <p className={styles.words}>{description}</p>}
      {remaining === undefined ? null : <p className={styles.left}>{remaining} igjen</p>}
    </div>
  );
}
