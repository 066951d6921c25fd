import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { watchLifts, type Lifts, type LiftWatch } from './watchLifts.browser.ts';

/**
 * Returns the focused, hovered and expanded cards. Collapses on navigation or unmount, re-renders when the
 * expanded card changes.
 */
export function useLifts(): Lifts {
  const [lifts, setLifts] = useState<Lifts>({});
  const watch = useRef<LiftWatch>(undefined);
  const { key } = useLocation();
  // Before the effect below, or it would cancel the hover delay.
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
