import { useEffect, type RefObject } from 'react';

/**
 * Keeps a popover over everything else for as long as it is open, also over what fills the screen: that takes the
 * uppermost place when it begins to, and is overtaken again.
 */
export function useTopLayer(popover: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    const element = popover.current;
    if (!element || !isOpen) return undefined;
    const toTop = () => {
      element.hidePopover();
      element.showPopover();
    };
    element.showPopover();
    document.addEventListener('fullscreenchange', toTop);
    return () => {
      document.removeEventListener('fullscreenchange', toTop);
      element.hidePopover();
    };
  }, [popover, isOpen]);
}
