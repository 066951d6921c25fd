import type { InteractionPoint } from '@tv/api-client';

/** How long it is offered to skip something, in seconds from where it begins (PLAY-23). */
const OFFERED_S = 10;

/** What may be skipped at a position (seconds): what began less than ten seconds ago and is not over. */
export function skippable<Point extends Pick<InteractionPoint, 'start' | 'end'>>(
  points: readonly Point[],
  position: number,
): Point | undefined {
  return points.find(({ start, end }) => position >= start && position < Math.min(start + OFFERED_S, end));
}

/** The viewer's words for skipping it. */
export const skipTexts: Readonly<Record<InteractionPoint['type'], string>> = {
  intro: 'Hopp over intro',
  recap: 'Hopp over sammendrag',
  credits: 'Hopp over rulletekst',
};
