import type { Card } from '@tv/api-client';
import type { LaneLayout } from './laneLayout.ts';
import { showsChannels } from './showsChannels.ts';
import { withChannel } from './withChannel.ts';

/** The cards of a lane that can be drawn: a lane of channels only shows what says which channel it is on (LANE-47). */
export function shownCards(
  cards: readonly Card[] | undefined,
  layout: LaneLayout,
  type: string,
  reporter: Parameters<typeof withChannel>[1],
): readonly Card[] | undefined {
  return cards && showsChannels(type, layout) ? withChannel(cards, reporter) : cards;
}
