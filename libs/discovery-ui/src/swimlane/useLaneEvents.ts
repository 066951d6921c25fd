import type { RefObject } from 'react';
import { useAnalytics } from '@tv/analytics';
import type { Card, Swimlane } from '@tv/api-client';
import { useCardLaunch } from '../card/link/useExternalLaunch.ts';
import { useLaneWatch } from './useLaneWatch.browser.ts';

/**
 * What is told of the cards of a lane, wherever they are drawn: which have been seen (LANE-31), and which was opened.
 *
 * @param frame  holds the cards
 * @param keys  what each card is marked with, in their order
 * @param now  epoch milliseconds
 * @param onFar  is told how high (px) they are when they are far from what is seen, and nothing when they come near again
 * @returns goes on each card; is told which was opened
 */
export function useLaneEvents(
  { id: swimlaneId, name: swimlaneName }: Pick<Swimlane, 'id' | 'name'>,
  frame: RefObject<HTMLElement | null>,
  cards: readonly Card[],
  keys: readonly string[],
  now: number,
  onFar?: (height?: number) => void,
): (card: Card, index: number) => void {
  const analytics = useAnalytics();
  const launch = useCardLaunch();
  const about = (card: Card, position: number) => ({
    elementId: card.id,
    elementName: card.tracking?.title ?? card.title,
    seriesId: card.tracking?.seriesId,
    swimlaneId,
    swimlaneName,
    position,
  });
  const seen = (mark: string) => {
    const position = keys.indexOf(mark);
    const card = cards[position];
    if (card) analytics.push({ event: 'impression', ...about(card, position) });
  };
  useLaneWatch(frame, seen, onFar);
  return (card, index) => {
    analytics.push({ event: 'swimlane_clicked', ...about(card, index) });
    launch(card, now);
  };
}
