import type { ErrorReporter } from '@tv/analytics';

/**
 * The items of a lane of live channels that say which channel they are on. One that does not cannot be drawn
 * as a channel: it is skipped with a warning, and its neighbours live (LANE-47).
 */
export function withChannel<C extends { readonly id: string; readonly channel?: unknown }>(
  cards: readonly C[],
  reporter: Pick<ErrorReporter, 'warn'>,
): C[] {
  return cards.filter((card) => {
    if (card.channel !== undefined) return true;
    reporter.warn(`Live item ${card.id} has no channel`, 'swimlane.live');
    return false;
  });
}
