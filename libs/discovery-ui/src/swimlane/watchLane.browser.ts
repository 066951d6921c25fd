import { watchSeen } from '../impression/watchSeen.browser.ts';
import { watchFar } from './watchFar.browser.ts';

/**
 * Watches the list of a lane: which of its items have been seen, and when all of it is far away.
 *
 * @param seen  marks that count as seen already; grows
 * @returns ends it
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
