import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import styles from './LoadingView.module.css';
import { useWaitingText } from './useWaitingText.ts';

/**
 * The stream is on its way. Comes a moment late, so that a short wait shows nothing at all; a long one says why it is long.
 */
export function LoadingView({
  poster,
  engine,
}: {
  readonly poster?: string | undefined;
  /** What is waited for, once it has begun. */
  readonly engine?: PlaybackEngine;
}) {
  const text = useWaitingText(engine);
  return (
    <div className={styles.loading}>
      {poster === undefined ? null : <img src={poster} alt="" className={styles.poster} />}
      <span className={styles.ring} />
      <p role="status" className={text === undefined ? styles.unseen : styles.words}>
        {text ?? 'Laster'}
      </p>
    </div>
  );
}
