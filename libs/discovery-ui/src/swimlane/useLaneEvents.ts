import type { RefObject } from 'react';
import { useAnalytics, useReporter } from '@tv/analytics';
import { useReportExternalPlaybackMutation, type Card, type Swimlane } from '@tv/api-client';
import { useViewer } from '@tv/auth';
import { resolveBehavior } from '../card/state/resolveBehavior.ts';
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
  const reporter = useReporter();
  const isAnonymous = useViewer().kind === 'anonymous';
  const [reportExternalPlayback] = useReportExternalPlaybackMutation();
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
    const element = about(card, index);
    analytics.push({ event: 'swimlane_clicked', ...element });
    const external = card.links?.externalPlayback;
    if (!external || resolveBehavior(card, now) !== 'PlayExternalAsset') return;
    const { elementId, elementName } = element;
    const { providerId: serviceId, reportUrl } = external;
    analytics.push({ event: 'external_service_launched', elementId, elementName, serviceId, reportUrl });
    if (reportUrl === undefined || isAnonymous) return;
    // What is watched elsewhere belongs in continue watching too (LIST-12).
    reportExternalPlayback(reportUrl)
      .unwrap()
      .catch((error: unknown) => reporter.error(error, 'card.reportExternalPlayback'));
  };
}
