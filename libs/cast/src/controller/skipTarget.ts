import type { CastSession } from '../session/castSession.ts';

type SkipState = Pick<CastSession, 'currentTime' | 'interactionPoints' | 'offersSkip'>;

/** Skipping is offered this long from the segment's start, as in the player (PLAY-23). */
const SKIP_OFFER_S = 10;

/**
 * Returns the end (seconds) of the current skippable segment (CAST-05). For internal staff only, unless the
 * receiver offers it to everyone.
 */
export function skipTarget(
  { currentTime, interactionPoints, offersSkip }: SkipState,
  isInternal: boolean,
): number | undefined {
  if (!isInternal && !offersSkip) return undefined;
  return interactionPoints.find(
    ({ start, end }) => currentTime >= start && currentTime < Math.min(start + SKIP_OFFER_S, end),
  )?.end;
}
