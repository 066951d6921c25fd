import type { Card } from '@tv/api-client';
import { begunOnce } from './begunOnce.ts';
import type { LaneLayout } from './laneLayout.ts';
import { showsChannels } from './showsChannels.ts';
import { withChannel } from './withChannel.ts';

/**
 * The cards of a lane that can be drawn: a lane of channels only shows what says which channel it is on (LANE-47), and one of
 * what was begun each thing once.
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
