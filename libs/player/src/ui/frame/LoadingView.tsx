import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import styles from './LoadingView.module.css';
import { useBufferingMessage } from './useBufferingMessage.ts';

/** Loading spinner, delayed by CSS; explains a long wait. */
export function LoadingView({
  poster,
  engine,
}: {
  readonly poster?: string | undefined;
  /** Undefined until an engine exists. */
  readonly engine?: PlaybackEngine;
}) {
  const text = useBufferingMessage(engine);
  return (
    <div className={styles.loading}>
      {poster === undefined ? null : <img src={poster} alt="" className={styles.poster} />}
      <span className={styles.ring} />
      <p role="status" className={text === undefined ? styles.hidden : styles.words}>
        {text ?? 'Laster'}
      </p>
    </div>
  );
}
