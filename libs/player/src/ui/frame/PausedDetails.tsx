import { formatDuration } from '@tv/time';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import { useStreamSelector } from '../../engine/state/useStream.ts';
import styles from './PausedDetails.module.css';

const PAUSED_KEYS = ['phase', 'isPaused'] as const;
const REMAINING_KEYS = ['playMode', 'position', 'duration'] as const;

/** Description and remaining time while paused. */
export function PausedDetails({
  engine,
  description,
}: {
  readonly engine: PlaybackEngine;
  readonly description: string | undefined;
}) {
  const isShown = useStreamSelector(
    engine.state,
    PAUSED_KEYS,
    ({ phase, isPaused }) => phase === 'ready' && isPaused,
  );
  const remaining = useStreamSelector(engine.state, REMAINING_KEYS, ({ playMode, position, duration }) =>
    playMode === 'ondemand' && duration > position ? formatDuration(duration - position) : undefined,
  );
  if (!isShown || (description === undefined && remaining === undefined)) return null;
  return (
    <div className={styles.paused}>
      {description === undefined ? null : <p className={styles.words}>{description}</p>}
      {remaining === undefined ? null : <p className={styles.left}>{remaining} igjen</p>}
    </div>
  );
}
