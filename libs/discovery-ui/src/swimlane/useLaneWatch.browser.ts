import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { spareFailure } from '@tv/ui';

/**
 * Reports impressions of the marked elements in `ref` (LANE-31), each once (LANE-32). Loads the observer
 * lazily.
 *
 * @param onFar called with the height (px) when far from the viewport, with undefined when near again
 */
export function useLaneWatch(
  ref: RefObject<HTMLElement | null>,
  onSeen: (mark: string) => void,
  onFar: ((height?: number) => void) | undefined,
): void {
  const seen = useRef(new Set<string>());
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    let end: (() => void) | undefined;
    let isOver = false;
    import('./watchLane.browser.ts').then(({ watchLane }) => {
      if (!isOver) end = watchLane(list, seen.current, (mark) => tell(mark), onFar);
    }, spareFailure);
    return () => {
      isOver = true;
      end?.();
    };
  }, [ref, onFar]);
}
