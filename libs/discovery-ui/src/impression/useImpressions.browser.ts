import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { spareFailure } from '@tv/ui';

/**
 * Tells which of the marked elements inside `ref` have been seen (LANE-31), each once (LANE-32). Marks come and go:
 * a list may arrive later than its lane, and a hero marks the item that is on show.
 *
 * Who looks comes by a script of its own: nothing has been seen for long enough before that is there.
 */
export function useImpressions(ref: RefObject<HTMLElement | null>, onSeen: (mark: string) => void): void {
  const seen = useRef(new Set<string>());
  const tell = useEffectEvent(onSeen);
  useEffect(() => {
    const list = ref.current;
    if (!list) return;
    let end: (() => void) | undefined;
    let isOver = false;
    import('./watchSeen.browser.ts').then(({ watchSeen }) => {
      if (!isOver) end = watchSeen(list, seen.current, (mark) => tell(mark));
    }, spareFailure);
    return () => {
      isOver = true;
      end?.();
    };
  }, [ref]);
}
