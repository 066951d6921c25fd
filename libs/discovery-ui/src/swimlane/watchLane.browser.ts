import { watchSeen } from '../impression/watchSeen.browser.ts';
import { watchFar } from './watchFar.browser.ts';

/**
 * Observes impressions and distance of a lane.
 *
 * @param seen ids already reported; mutated
 * @returns unsubscribe
 */
export function watchLane(
  list: HTMLElement,
  seen: Set<string>,
  onSeen: (mark: string) => void,
  onFar: ((height?: number) => void) | undefined,
): () => void {
  const endSeen = watchSeen(list, seen, onSeen);
  const endFar = onFar && watchFar(list, onFar);
  return () => {
    endSeen();
    endFar?.();
  };
}
