import type { ErrorReporter } from '@tv/analytics';
import type { Card } from '@tv/api-client';
import type { LaneLayout } from './laneLayout.ts';

/** A smaller share does not count as started. */
const MIN_STARTED_RATIO = 0.005;

/** Keeps the latest card of each series and drops barely started titles. Cards without progress stay. */
export function dedupeContinueWatching(cards: readonly Card[]): readonly Card[] {
  const knownSeries = new Set<string>();
  return cards.filter(({ links, userData }) => {
    const seriesId = links?.superCoverPage?.id ?? '';
    const ratio = userData?.progressRatio;
    if (knownSeries.has(seriesId) || (ratio && ratio < MIN_STARTED_RATIO)) return false;
    if (seriesId) knownSeries.add(seriesId);
    return true;
  });
}

/** Returns whether a lane shows channels, by its type or layout (LANE-47). */
export function showsChannels(type: string, layout: LaneLayout): boolean {
  return type === 'OnTvNow' || (layout.kind === 'rail' && layout.shape === 'live');
}

/** Returns the cards that a lane can show: with a channel if live (LANE-47), deduplicated in continue watching. */
export function renderableCards(
  cards: readonly Card[] | undefined,
  layout: LaneLayout,
  type: string,
  { reporter }: { readonly reporter: Pick<ErrorReporter, 'warn'> },
): readonly Card[] | undefined {
  if (type === 'ContinueWatching') return cards && dedupeContinueWatching(cards);
  if (!showsChannels(type, layout)) return cards;
  return cards?.filter(({ id, channel }) => {
    if (!channel) reporter.warn(`Live item ${id} has no channel`, 'swimlane.live');
    return channel !== undefined;
  });
}
