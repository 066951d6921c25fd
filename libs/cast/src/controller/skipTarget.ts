import type { CastSession } from '../session/castSession.ts';

type Skippable = Pick<CastSession, 'currentTime' | 'interactionPoints' | 'offersSkip'>;

/** How long it is offered to skip something, in seconds from where it begins: as long as in the player (PLAY-23). */
const OFFERED_S = 10;

/**
 * Where skipping leads (CAST-05): to the end of the stretch that the television has come to, for ten seconds from where that
 * begins. As in the player it is for internal staff, unless the receiver itself offers it.
 *
 * @returns seconds of the title; undefined where there is nothing to skip
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
