import type { PageLifecycle } from './pageLifecycle.ts';

const subscribe = (target: EventTarget, type: string, listener: () => void) => {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
};

const onVisibility = (state: DocumentVisibilityState, listener: () => void) =>
  subscribe(document, 'visibilitychange', () => {
    if (document.visibilityState === state) listener();
  });

function combine(...unsubscribes: readonly (() => void)[]): () => void {
  return () => unsubscribes.forEach((unsubscribe) => unsubscribe());
}

/** Page lifecycle of this window. */
export const pageLifecycle: PageLifecycle = {
  onHidden: (listener) => combine(subscribe(window, 'pagehide', listener), onVisibility('hidden', listener)),
  onPageHide: (listener) => subscribe(window, 'pagehide', listener),
  onVisibleOrOnline: (listener) =>
    combine(subscribe(window, 'online', listener), onVisibility('visible', listener)),
  isVisible: () => document.visibilityState === 'visible',
};
