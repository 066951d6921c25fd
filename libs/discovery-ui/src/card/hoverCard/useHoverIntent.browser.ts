import { useEffect, useReducer, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { watchHoverIntent, type HoverIntent, type HoverIntentWatcher } from './watchHoverIntent.browser.ts';

/**
 * Returns the focused, hovered and expanded cards. Collapses on navigation or unmount, re-renders when the
 * expanded card changes.
 */
export function useHoverIntent(): HoverIntent {
  const [hoverIntent, setHoverIntent] = useState<HoverIntent>({});
  const watcher = useRef<HoverIntentWatcher>(undefined);
  const { key } = useLocation();
  // Before the effect below, or it would cancel the hover delay.
  useEffect(() => watcher.current?.collapse(), [key]);
  useEffect(() => {
    const created = watchHoverIntent(document, (change) =>
      setHoverIntent((known) => ({ ...known, ...change })),
    );
    watcher.current = created;
    return created.unsubscribe;
  }, []);

  const { expanded } = hoverIntent;
  const [, forceRender] = useReducer((count: number) => count + 1, 0);
  useEffect(() => {
    if (!expanded) return;
    const changes = new MutationObserver(() =>
      expanded.isConnected ? forceRender() : watcher.current?.collapse(),
    );
    changes.observe(document.body, { subtree: true, childList: true });
    changes.observe(expanded, { subtree: true, attributes: true });
    return () => changes.disconnect();
  }, [expanded]);
  return hoverIntent;
}
