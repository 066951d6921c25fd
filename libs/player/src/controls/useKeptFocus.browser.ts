import { useLayoutEffect } from 'react';

/**
 * Focuses the frame when the focused element inside it is removed; otherwise shortcuts and screen readers
 * lose it.
 *
 * @param frame null to disable
 */
export function useKeptFocus(frame: HTMLElement | null): void {
  // Layout effect: cleanup must precede the blur on minimise.
  useLayoutEffect(() => {
    if (!frame) return undefined;
    const take = () => {
      if (document.activeElement === document.body) frame.focus({ preventScroll: true });
    };
    // It may be gone before this deferred code loads.
    take();
    let latest = document.activeElement;
    const note = () => void (latest = document.activeElement);
    // Not every browser fires `blur` on removal.
    const parts = new MutationObserver(() => {
      if (latest?.isConnected === false) take();
    });
    frame.addEventListener('focusin', note);
    parts.observe(frame, { childList: true, subtree: true });
    return () => {
      frame.removeEventListener('focusin', note);
      parts.disconnect();
    };
  }, [frame]);
}
