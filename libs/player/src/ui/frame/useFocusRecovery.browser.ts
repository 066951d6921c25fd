import { useLayoutEffect } from 'react';

/** Focuses the frame, if any, when its focused element is removed: otherwise shortcuts lose it. */
export function useFocusRecovery(frame: HTMLElement | null): void {
  // Layout effect: cleanup must precede the blur on minimise.
  useLayoutEffect(() => {
    if (!frame) return undefined;
    const focusFrame = () => {
      if (document.activeElement === document.body) frame.focus({ preventScroll: true });
    };
    // It may be gone before this deferred code loads.
    focusFrame();
    let lastFocused = document.activeElement;
    const rememberFocus = () => void (lastFocused = document.activeElement);
    // Not every browser fires `blur` on removal.
    const observer = new MutationObserver(() => {
      if (lastFocused?.isConnected === false) focusFrame();
    });
    frame.addEventListener('focusin', rememberFocus);
    observer.observe(frame, { childList: true, subtree: true });
    return () => {
      frame.removeEventListener('focusin', rememberFocus);
      observer.disconnect();
    };
  }, [frame]);
}
