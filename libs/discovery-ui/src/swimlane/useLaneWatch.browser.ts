import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { spareFailure } from '@tv/ui';

/**
 * Tells which of the marked elements inside `ref` have been seen (LANE-31), each once (LANE-32), and when all of it is far from
 * what is seen. Marks come and go: a list may arrive later than its lane, and a hero marks the item that is on show.
 *
 * Who looks comes by a script of its own: nothing has been seen for long enough before that is there.
 *
 * @param onFar  is told how high (px) it is when it is far away, and nothing when it comes near again
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
