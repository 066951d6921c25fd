import { durationText } from '@tv/time';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import styles from './PausedWords.module.css';
import { useStreamOf } from './useStreamOf.ts';

const STANDING = ['phase', 'isPaused'] as const;
const LEFT = ['playMode', 'position', 'duration'] as const;

/** Description and remaining time while paused. */
export function PausedWords({
  engine,
  words,
}: {
  readonly engine: PlaybackEngine;
  readonly words: string | undefined;
}) {
  const isStanding = useStreamOf(
    engine.state,
    STANDING,
    ({ phase, isPaused }) => phase === 'ready' && isPaused,
  );
  const left = useStreamOf(engine.state, LEFT, ({ playMode, position, duration }) =>
    playMode === 'ondemand' && duration > position ? durationText(duration - position) : undefined,
  );
  if (!isStanding || (words === undefined && left === undefined)) return null;
  return (
    <div className={styles.paused}>
      {words === undefined ? null : <p className={styles.words}>{words}</p>}
      {left === undefined ? null : <p className={styles.left}>{left} igjen</p>}
    </div>
  );
}
