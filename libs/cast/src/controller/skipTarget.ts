import type { CastSession } from '../session/castSession.ts';

type Skippable = Pick<CastSession, 'currentTime' | 'interactionPoints' | 'offersSkip'>;

/** Seconds from the start of a segment during which skipping is offered, as in the player (PLAY-23). */
const OFFERED_S = 10;

/**
 * Returns the end (seconds) of the current skippable segment, during its first ten seconds (CAST-05). For
 * internal staff only, unless the receiver offers it to everyone.
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
