import { observeImpressions } from '../../impression/observeImpressions.browser.ts';
import { unmountWhenFar } from '../loading/unmountWhenFar.browser.ts';

/**
 * Observes impressions and distance of a lane.
 *
 * @param reportedKeys mutated
 * @returns unsubscribe
 */
export function observeLane(
  list: HTMLElement,
  reportedKeys: Set<string>,
  onImpression: (key: string) => void,
  onFar: ((height?: number) => void) | undefined,
): () => void {
  const unobserveImpressions = observeImpressions(list, reportedKeys, onImpression);
  const unobserveDistance = onFar && unmountWhenFar(list, onFar);
  return () => {
    unobserveImpressions();
    unobserveDistance?.();
  };
}
