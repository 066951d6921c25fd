import { useLayoutEffect } from 'react';

/**
 * Moves the focus to the frame when the focused element inside it is removed. Otherwise shortcuts stop
 * working and screen reader users lose their position.
 *
 * @param frame null to disable
 */
export function useKeptFocus(frame: HTMLElement | null): void {
  // Layout effect: its cleanup must run before minimising releases the focus.
  useLayoutEffect(() => {
    if (!frame) return undefined;
    const take = () => {
      if (document.activeElement === document.body) frame.focus({ preventScroll: true });
    };
    // The focused element may be gone before this deferred code loads.
    take();
    let latest = document.activeElement;
    const note = () => void (latest = document.activeElement);
    // Not every browser fires `blur` on removal. Text changes are not observed.
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
