import type { ErrorReporter } from '@tv/analytics';
import type { Card } from '@tv/api-client';
import { dedupeContinueWatching } from './dedupeContinueWatching.ts';
import type { LaneLayout } from './laneLayout.ts';

/** Returns whether a lane shows channels, by its type or layout (LANE-47). */
export function showsChannels(type: string, layout: LaneLayout): boolean {
  return type === 'OnTvNow' || (layout.kind === 'rail' && layout.shape === 'live');
}

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

/**
 * Returns the cards that a lane can show: with a channel if live (LANE-47), deduplicated in continue
 * watching.
 */
export function renderableCards(
  cards: readonly Card[] | undefined,
  layout: LaneLayout,
  type: string,
  reporter: Pick<ErrorReporter, 'warn'>,
): readonly Card[] | undefined {
  if (!cards) return cards;
  if (type === 'ContinueWatching') return dedupeContinueWatching(cards);
  return showsChannels(type, layout) ? filterCardsWithChannel(cards, reporter) : cards;
}
