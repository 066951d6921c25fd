import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { watchLifts, type Lifts, type LiftWatch } from './watchLifts.browser.ts';

/**
 * Returns the focused, hovered and expanded cards. Collapses on navigation or unmount, re-renders when the
 * expanded card changes.
 */
export function useLifts(): Lifts {
  const [hoverIntent, setHoverIntent] = useState<Lifts>({});
  const watcher = useRef<LiftWatch>(undefined);
  const { key } = useLocation();
  // Before the effect below, or it would cancel the hover delay.
  useEffect(() => watcher.current?.shrink(), [key]);
  useEffect(() => {
    const created = watchLifts(document, (change) => setHoverIntent((known) => ({ ...known, ...change })));
    watcher.current = created;
    return created.end;
  }, []);

  const { grown } = hoverIntent;
  const [, forceRender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!grown) return;
    const changes = new MutationObserver(() =>
      grown.isConnected ? forceRender() : watcher.current?.shrink(),
    );
    changes.observe(document.body, { subtree: true, childList: true });
    changes.observe(grown, { subtree: true, attributes: true });
    return () => changes.disconnect();
  }, [grown]);
  return hoverIntent;
}
