import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import styles from './SeekIndicator.module.css';
import { seekTarget, type SeekSteps } from './seekSteps.ts';

/** Longest time between taps. */
export const DOUBLE_TAP_TIMEOUT_MS = 350;

const INDICATOR_DURATION_MS = 700;

/** Share of the width at either side that reacts. */
const SIDE_SHARE = 0.36;

type Side = 'back' | 'forward';

interface Seek {
  readonly side: Side;
  /** Total of consecutive taps. */
  readonly seconds: number;
}

/** Seeks a step on a double tap at a side, and on each further tap; the indicator shows the distance. */
export function useDoubleTapSeek(engine: PlaybackEngine, steps: SeekSteps) {
  const last = useRef<{ readonly side: Side | undefined; readonly at: number }>(undefined);
  const [shownSeek, setShownSeek] = useState<Seek>();
  useEffect(() => {
    if (!shownSeek) return undefined;
    const timer = setTimeout(() => setShownSeek(undefined), INDICATOR_DURATION_MS);
    return () => clearTimeout(timer);
  }, [shownSeek]);

  function handleTap({ clientX, currentTarget, timeStamp: at }: MouseEvent) {
    const side = sideOf(clientX, currentTarget.getBoundingClientRect());
    const before = last.current;
    last.current = { side, at };
    if (side === undefined || before?.side !== side || at - before.at > DOUBLE_TAP_TIMEOUT_MS) return;
    if (engine.state.get().playMode === 'live') return;
    const step = side === 'back' ? steps.seekBackSeconds : steps.seekForwardSeconds;
    engine.seek(seekTarget(side, steps, engine.state.get()));
    setShownSeek((shown) => ({ side, seconds: (shown?.side === side ? shown.seconds : 0) + step }));
  }

  // Screen readers read the slider.
  const seekIndicator = shownSeek && (
    <div className={styles.mark} data-direction={shownSeek.side} aria-hidden="true">
      {shownSeek.side === 'back' ? '−' : '+'}
      {shownSeek.seconds} s
    </div>
  );
  return { handleTap, seekIndicator };
}

function sideOf(x: number, { left, width }: DOMRect): Side | undefined {
  const share = (x - left) / width;
  if (share < SIDE_SHARE) return 'back';
  return share > 1 - SIDE_SHARE ? 'forward' : undefined;
}
