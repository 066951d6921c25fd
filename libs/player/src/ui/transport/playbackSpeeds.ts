/** Playback rates on demand. */
export const PLAYBACK_SPEEDS = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

/** Returns the next slower or faster speed; unchanged at either end. */
export function adjacentSpeed(rate: number, to: 'slower' | 'faster'): number {
  const beside =
    to === 'faster'
      ? PLAYBACK_SPEEDS.find((speed) => speed > rate)
      : PLAYBACK_SPEEDS.findLast((speed) => speed < rate);
  return beside ?? rate;
}

/** Formats a speed: `0,75×`; `Normal` for 1. */
export function speedLabel(rate: number): string {
  return rate === 1 ? 'Normal' : `${String(rate).replace('.', ',')}×`;
}
