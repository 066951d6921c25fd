import { subscribeToVisibleOrOnline } from '@tv/ui/visibleOrOnline';
import type { PageLifecycle } from './pageLifecycle.ts';

const subscribe = (target: EventTarget, type: string, listener: () => void) => {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
};

function subscribeToHidden(listener: () => void): () => void {
  const unsubscribes = [
    subscribe(window, 'pagehide', listener),
    subscribe(document, 'visibilitychange', () => {
      if (document.visibilityState === 'hidden') listener();
    }),
  ];
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}

function subscribeToRestored(listener: () => void): () => void {
  const handlePageShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) listener();
  };
  window.addEventListener('pageshow', handlePageShow);
  return () => window.removeEventListener('pageshow', handlePageShow);
}

/** Page lifecycle of this window. */
export const pageLifecycle: PageLifecycle = {
  onHidden: subscribeToHidden,
  onPageHide: (listener) => subscribe(window, 'pagehide', listener),
  onRestored: subscribeToRestored,
  onVisibleOrOnline: (listener) => subscribeToVisibleOrOnline(window, listener),
  isVisible: () => document.visibilityState === 'visible',
};
