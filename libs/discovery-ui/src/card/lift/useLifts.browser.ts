import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { watchLifts, type Lifts, type LiftWatch } from './watchLifts.browser.ts';

/**
 * Which cards of the page are lifted, and how. What has grown shrinks when the viewer goes on, and when its card goes; whoever
 * uses this is drawn anew whenever that card may say something else than before.
 */
export function useLifts(): Lifts {
  const [lifts, setLifts] = useState<Lifts>({});
  const watch = useRef<LiftWatch>(undefined);
  const { key } = useLocation();
  // Before the watch begins, or it would give up at once on the card that the pointer rests on already.
  useEffect(() => watch.current?.shrink(), [key]);
  useEffect(() => {
    const watching = watchLifts(document, (change) => setLifts((known) => ({ ...known, ...change })));
    watch.current = watching;
    return watching.end;
  }, []);

  const { grown } = lifts;
  const [, drawAnew] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!grown) return;
    const changes = new MutationObserver(() => (grown.isConnected ? drawAnew() : watch.current?.shrink()));
    changes.observe(document.body, { subtree: true, childList: true });
    changes.observe(grown, { subtree: true, attributes: true });
    return () => changes.disconnect();
  }, [grown]);
  return lifts;
}
