import { useLayoutEffect } from 'react';

/**
 * Has a frame take the focus when what had it within is taken away, as much of it is once it was pressed: or nobody would have it,
 * no key would be heard, and who listens would be thrown out of the frame.
 *
 * @param frame  nothing while the focus is no business of it
 */
export function useKeptFocus(frame: HTMLElement | null): void {
  // Ends at once: a picture that is made small must not take back what it lets go of.
  useLayoutEffect(() => {
    if (!frame) return undefined;
    const take = () => {
      if (document.activeElement === document.body) frame.focus({ preventScroll: true });
    };
    // What went before this script came.
    take();
    let latest = document.activeElement;
    const note = () => void (latest = document.activeElement);
    // Not every browser tells of it by `blur`. Changed words are no parts: nothing is looked at with each second.
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
