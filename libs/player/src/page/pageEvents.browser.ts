import type { PageEvents } from './pageEvents.ts';

const heard = (target: EventTarget, type: string, listener: () => void) => {
  target.addEventListener(type, listener);
  return () => target.removeEventListener(type, listener);
};

const seen = (state: DocumentVisibilityState, listener: () => void) =>
  heard(document, 'visibilitychange', () => {
    if (document.visibilityState === state) listener();
  });

function both(...endings: readonly (() => void)[]): () => void {
  return () => endings.forEach((end) => end());
}

/** Page lifecycle of this window. */
export const pageEvents: PageEvents = {
  onLeaving: (listener) => both(heard(window, 'pagehide', listener), seen('hidden', listener)),
  onGone: (listener) => heard(window, 'pagehide', listener),
  onReturning: (listener) => both(heard(window, 'online', listener), seen('visible', listener)),
  isSeen: () => document.visibilityState === 'visible',
};
