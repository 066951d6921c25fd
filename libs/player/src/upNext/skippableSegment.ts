import type { InteractionPoint } from '@tv/api-client';

/** How long a skip button is shown (PLAY-23). */
const SKIP_OFFER_S = 10;

/** The skippable interaction point at `position` (seconds). */
export function findSkippable<Point extends Pick<InteractionPoint, 'start' | 'end'>>(
  points: readonly Point[],
  position: number,
): Point | undefined {
  return points.find(({ start, end }) => position >= start && position < Math.min(start + SKIP_OFFER_S, end));
}

export const skipLabels: Readonly<Record<InteractionPoint['type'], string>> = {
  intro: 'Hopp over intro',
  recap: 'Hopp over sammendrag',
  credits: 'Hopp over rulletekst',
};
