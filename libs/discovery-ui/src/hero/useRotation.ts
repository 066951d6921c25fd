import { useEffect, useState } from 'react';

/** How long each slide is shown (LANE-24). */
export const ADVANCE_INTERVAL_MS = 8000;

/** Returns the active slide and advances it. Each selection or restart gives the slide its full time. */
export function useRotation(count: number, isRunning: boolean, first: number) {
  const [chosen, setChosen] = useState(first);
  const active = count === 0 ? 0 : chosen % count;
  const advances = isRunning && count > 1;
  useEffect(() => {
    if (!advances) return;
    const timer = setTimeout(() => setChosen((active + 1) % count), ADVANCE_INTERVAL_MS);
    return () => clearTimeout(timer);
  }, [advances, active, count]);
  return { active, show: setChosen };
}
