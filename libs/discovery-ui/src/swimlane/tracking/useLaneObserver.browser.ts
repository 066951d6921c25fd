import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { markNonCritical } from '@tv/lazy';

/**
 * Reports impressions of the marked elements in `ref` (LANE-31), each once (LANE-32). Loads the observer
 * lazily.
 *
 * @param onFar called with the height (px) when far from the viewport, with undefined when near again
 */
export function useLaneObserver(
  ref: RefObject<HTMLElement | null>,
  onImpression: (key: string) => void,
  onFar: ((height?: number) => void) | undefined,
): void {
  const reportedKeys = useRef(new Set<string>());
  const reportImpression = useEffectEvent(onImpression);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    let unsubscribe: (() => void) | undefined;
    let isUnmounted = false;
    import('./observeLane.browser.ts').then(({ observeLane }) => {
      if (!isUnmounted)
        unsubscribe = observeLane(list, reportedKeys.current, (key) => reportImpression(key), onFar);
    }, markNonCritical);
    return () => {
      isUnmounted = true;
      unsubscribe?.();
    };
  }, [ref, onFar]);
}
