import { useCallback, useContext, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { useAnalytics } from '@tv/analytics';
import type { Card, Swimlane } from '@tv/api-client';
import { markNonCritical } from '@tv/lazy';
import { HydrationContext } from '@tv/ssr';
import { useTrackCardLaunch } from '../../card/link/useTrackExternalLaunch.ts';

/**
 * Tracks impressions (LANE-31), each once (LANE-32), and clicks of a lane's cards. Loads the observer lazily.
 *
 * @param keys impression ids, in card order
 * @param onFar called with the height (px) when far from the viewport, undefined when near again
 * @returns the cards' click handler, stable so that memoised cards do not re-render
 */
export function useLaneTracking(
  { id: swimlaneId, name: swimlaneName }: Pick<Swimlane, 'id' | 'name'>,
  frame: RefObject<HTMLElement | null>,
  cards: readonly Card[],
  keys: readonly string[],
  onFar?: (height?: number) => void,
): (card: Card, index: number) => void {
  const analytics = useAnalytics();
  const launch = useTrackCardLaunch();
  const { whenDone } = useContext(HydrationContext);
  const reportedKeys = useRef(new Set<string>());
  const cardEvent = useCallback(
    (card: Card, position: number) => ({
      elementId: card.id,
      elementName: card.tracking?.title ?? card.title,
      seriesId: card.tracking?.seriesId,
      swimlaneId,
      swimlaneName,
      position,
    }),
    [swimlaneId, swimlaneName],
  );
  const trackImpression = useEffectEvent((key: string) => {
    const position = keys.indexOf(key);
    const card = cards[position];
    if (card) analytics.push({ event: 'impression', ...cardEvent(card, position) });
  });
  useEffect(() => {
    const list = frame.current;
    if (!list) return;
    let unsubscribe: (() => void) | undefined;
    let isUnmounted = false;
    void whenDone.then(() =>
      import('./observeLane.browser.ts').then(({ observeLane }) => {
        if (!isUnmounted)
          unsubscribe = observeLane(list, reportedKeys.current, (key) => trackImpression(key), onFar);
      }, markNonCritical),
    );
    return () => {
      isUnmounted = true;
      unsubscribe?.();
    };
  }, [frame, onFar, whenDone]);
  return useCallback(
    (card, index) => {
      analytics.push({ event: 'swimlane_clicked', ...cardEvent(card, index) });
      launch(card);
    },
    [analytics, cardEvent, launch],
  );
}
