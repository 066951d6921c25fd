import { useEffect, useState } from 'react';
import { useIsOnline } from '@tv/ui/online';
import type { PlaybackEngine } from '../engine/playbackEngine.ts';
import { streamStandingStill } from '../engine/streamStore.ts';
import styles from './LoadingView.module.css';
import { useStream } from './useStream.ts';
import { waitingText } from './waitingText.ts';

/** Who has waited for so long (ms) is told why, and what he can do. */
const TOLD_AFTER_MS = 6000;

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
  const isFetchFailing = useStream(engine?.state ?? streamStandingStill, 'isFetchFailing');
  const isOnline = useIsOnline();
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLong(true), TOLD_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  const text = waitingText({ isOnline, isFetchFailing, isLong });
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
