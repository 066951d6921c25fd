import type { ErrorReporter } from '@tv/analytics';

/** Drops live cards without a channel, with a warning (LANE-47). */
export function filterCardsWithChannel<C extends { readonly id: string; readonly channel?: unknown }>(
  cards: readonly C[],
  reporter: Pick<ErrorReporter, 'warn'>,
): C[] {
  return cards.filter((card) => {
    if (card.channel !== undefined) return true;
    reporter.warn(`Live item ${card.id} has no channel`, 'swimlane.live');
    return false;
  });
}
