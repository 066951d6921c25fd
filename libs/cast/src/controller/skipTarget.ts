import type { CastSession } from '../session/castSession.ts';

type Skippable = Pick<CastSession, 'currentTime' | 'interactionPoints' | 'offersSkip'>;

/**
 * Where skipping leads (CAST-05): to the end of the stretch that the television is in. As in the player it is for internal
 * staff, unless the receiver itself offers it.
 *
 * @returns seconds of the title; undefined where there is nothing to skip
 */
export function skipTarget(
  { currentTime, interactionPoints, offersSkip }: Skippable,
  isInternal: boolean,
): number | undefined {
  if (!isInternal && !offersSkip) return undefined;
  return interactionPoints.find(({ start, end }) => currentTime >= start && currentTime < end)?.end;
}
