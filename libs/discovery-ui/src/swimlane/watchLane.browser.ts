import { watchSeen } from '../impression/watchSeen.browser.ts';
import { watchFar } from './watchFar.browser.ts';

/**
 * Observes impressions and distance of a lane.
 *
 * @param reportedKeys mutated
 * @returns unsubscribe
 */
export function watchLane(
  list: HTMLElement,
  reportedKeys: Set<string>,
  onImpression: (key: string) => void,
  onFar: ((height?: number) => void) | undefined,
): () => void {
  const unobserveImpressions = watchSeen(list, reportedKeys, onImpression);
  const unobserveDistance = onFar && watchFar(list, onFar);
  return () => {
    unobserveImpressions();
    unobserveDistance?.();
  };
}
