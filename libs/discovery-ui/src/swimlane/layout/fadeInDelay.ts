const STEP_MS = 50;
const MAX_DELAY_MS = 400;

/** Returns the fade-in delay of a card: 50 ms per index, at most 400 ms (LANE-48). */
export function fadeInDelay(index: number): number {
  return Math.min(STEP_MS * index, MAX_DELAY_MS);
}
