import type { CastSession } from '../session/castSession.ts';

type Skippable = Pick<CastSession, 'currentTime' | 'interactionPoints' | 'offersSkip'>;

/** Skipping is offered this long from the segment's start, as in the player (PLAY-23). */
const OFFERED_S = 10;

/**
 * Returns the end (seconds) of the current skippable segment (CAST-05). For internal staff only, unless the
 * receiver offers it to everyone.
 */
export function skipTarget(
  { currentTime, interactionPoints, offersSkip }: Skippable,
  isInternal: boolean,
): number | undefined {
  if (!isInternal && !offersSkip) return undefined;
  return interactionPoints.find(
    ({ start, end }) => currentTime >= start && currentTime < Math.min(start + OFFERED_S, end),
  )?.end;
}
