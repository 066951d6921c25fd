import type { Card } from '@tv/api-client';
import { dedupeContinueWatching } from './dedupeContinueWatching.ts';
import { filterCardsWithChannel } from './filterCardsWithChannel.ts';
import type { LaneLayout } from './laneLayout.ts';
import { showsChannels } from './showsChannels.ts';

/**
 * Returns the cards that a lane can show: with a channel if live (LANE-47), deduplicated in continue
 * watching.
 */
export function renderableCards(
  cards: readonly Card[] | undefined,
  layout: LaneLayout,
  type: string,
  reporter: Parameters<typeof filterCardsWithChannel>[1],
): readonly Card[] | undefined {
  if (!cards) return cards;
  if (type === 'ContinueWatching') return dedupeContinueWatching(cards);
  return showsChannels(type, layout) ? filterCardsWithChannel(cards, reporter) : cards;
}
