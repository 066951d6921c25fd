import { useEffect, useState } from 'react';

/** How long each item of a hero is on show (LANE-24). */
export const ADVANCE_MS = 8000;

export interface Rotation {
  /** Index of the item on show. */
  readonly active: number;
  readonly show: (index: number) => void;
}

/**
 * Which of `count` items is on show. It goes on by itself, around and around, while it runs; a choice, and
 * each new start, gives the item its full time.
 *
 * @param first  index of the item that it begins with
 */
export function useRotation(count: number, isRunning: boolean, first: number): Rotation {
  const [chosen, setChosen] = useState(first);
  const active = count === 0 ? 0 : chosen % count;
  const advances = isRunning && count > 1;
  useEffect(() => {
    if (!advances) return;
    const timer = setTimeout(() => setChosen((active + 1) % count), ADVANCE_MS);
    return () => clearTimeout(timer);
  }, [advances, active, count]);
  return { active, show: setChosen };
}
