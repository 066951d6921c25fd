import type { RefObject } from 'react';
import { useAnalytics } from '@tv/analytics';
import type { Card, Swimlane } from '@tv/api-client';
import { useTrackCardLaunch } from '../../card/link/useTrackExternalLaunch.ts';
import { useLaneObserver } from './useLaneObserver.browser.ts';

/**
 * Tracks impressions (LANE-31) and clicks of a lane's cards.
 *
 * @param keys impression ids, in card order
 * @param onFar see {@link useLaneObserver}
 * @returns the cards' click handler
 */
export function useLaneTracking(
  { id: swimlaneId, name: swimlaneName }: Pick<Swimlane, 'id' | 'name'>,
  frame: RefObject<HTMLElement | null>,
  cards: readonly Card[],
  keys: readonly string[],
  now: number,
  onFar?: (height?: number) => void,
): (card: Card, index: number) => void {
  const analytics = useAnalytics();
  const launch = useTrackCardLaunch();
  const cardEvent = (card: Card, position: number) => ({
    elementId: card.id,
    elementName: card.tracking?.title ?? card.title,
    seriesId: card.tracking?.seriesId,
    swimlaneId,
    swimlaneName,
    position,
  });
  const trackImpression = (key: string) => {
    const position = keys.indexOf(key);
    const card = cards[position];
    if (card) analytics.push({ event: 'impression', ...cardEvent(card, position) });
  };
  useLaneObserver(frame, trackImpression, onFar);
  return (card, index) => {
    analytics.push({ event: 'swimlane_clicked', ...cardEvent(card, index) });
    launch(card, now);
  };
}
