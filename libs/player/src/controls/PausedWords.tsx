import { formatDuration } from '@tv/time';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import styles from './PausedWords.module.css';
import { useStreamOf } from './useStreamOf.ts';

const PAUSED_KEYS = ['phase', 'isPaused'] as const;
const REMAINING_KEYS = ['playMode', 'position', 'duration'] as const;

/** Description and remaining time while paused. */
export function PausedWords({
  engine,
  words,
}: {
  readonly engine: PlaybackEngine;
  readonly words: string | undefined;
}) {
  const isShown = useStreamOf(
    engine.state,
    PAUSED_KEYS,
    ({ phase, isPaused }) => phase === 'ready' && isPaused,
  );
  const remaining = useStreamOf(engine.state, REMAINING_KEYS, ({ playMode, position, duration }) =>
    playMode === 'ondemand' && duration > position ? formatDuration(duration - position) : undefined,
  );
  if (!isShown || (words === undefined && remaining === undefined)) return null;
  return (
    <div className={styles.paused}>
      {words === undefined ? null : <p className={styles.words}>{words}</p>}
      {remaining === undefined ? null : <p className={styles.left}>{remaining} igjen</p>}
    </div>
  );
}
