import { useEffect, useRef, useState, type MouseEvent } from 'react';
import type { PlaybackEngine } from '../../engine/playbackEngine.ts';
import type { SeekIndicatorProps } from './SeekIndicator.tsx';
import { seekTarget, type SeekSteps } from './seekSteps.ts';

/** Longest time between taps. */
const DOUBLE_TAP_TIMEOUT_MS = 350;

const INDICATOR_DURATION_MS = 700;

/** Share of the width at either side that reacts. */
const SIDE_SHARE = 0.36;

type Side = SeekIndicatorProps['direction'];

/** Double tap at a side seeks a step; each further tap another. */
export function useDoubleTapSeek(engine: PlaybackEngine, steps: SeekSteps) {
  const last = useRef<{ readonly side: Side | undefined; readonly at: number }>(undefined);
  const [seekIndicator, setSeekIndicator] = useState<SeekIndicatorProps>();
  useEffect(() => {
    if (!seekIndicator) return undefined;
    const timer = setTimeout(() => setSeekIndicator(undefined), INDICATOR_DURATION_MS);
    return () => clearTimeout(timer);
  }, [seekIndicator]);

  function handleTap({ clientX, currentTarget, timeStamp: at }: MouseEvent) {
    const side = sideOf(clientX, currentTarget.getBoundingClientRect());
    const before = last.current;
    last.current = { side, at };
    if (side === undefined || before?.side !== side || at - before.at > DOUBLE_TAP_TIMEOUT_MS) return;
    if (engine.state.get().playMode === 'live') return;
    const step = side === 'back' ? steps.seekBackSeconds : steps.seekForwardSeconds;
    engine.seek(seekTarget(side, steps, engine.state.get()));
    setSeekIndicator((shown) => ({
      direction: side,
      seconds: (shown?.direction === side ? shown.seconds : 0) + step,
    }));
  }

  return { handleTap, seekIndicator };
}

function sideOf(x: number, { left, width }: DOMRect): Side | undefined {
  const share = (x - left) / width;
  if (share < SIDE_SHARE) return 'back';
  return share > 1 - SIDE_SHARE ? 'forward' : undefined;
}
