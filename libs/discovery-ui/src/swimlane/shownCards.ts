import type { Card } from '@tv/api-client';
import { begunOnce } from './begunOnce.ts';
import type { LaneLayout } from './laneLayout.ts';
import { showsChannels } from './showsChannels.ts';
import { withChannel } from './withChannel.ts';

/**
 * Returns the cards that a lane can show: with a channel if live (LANE-47), deduplicated in continue
 * watching.
 */
export function shownCards(
  cards: readonly Card[] | undefined,
  layout: LaneLayout,
  type: string,
  reporter: Parameters<typeof withChannel>[1],
): readonly Card[] | undefined {
  if (!cards) return cards;
  if (type === 'ContinueWatching') return begunOnce(cards);
  return showsChannels(type, layout) ? withChannel(cards, reporter) : cards;
}
