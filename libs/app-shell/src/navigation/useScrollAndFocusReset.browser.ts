import { useLayoutEffect, useRef, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { markNonCritical } from '@tv/lazy';
import { useIsShallowNavigation } from '@tv/ssr';

/**
 * Scrolls to the top and focuses the content after navigation, unless the page has focus. Going back
 * restores the scroll position (PAGE-61).
 */
export function useScrollAndFocusReset(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isAddressUpdate = useIsShallowNavigation();
  const isBackNavigation = useNavigationType() === NavigationType.Pop;
  const previousPath = useRef(pathname);
  useLayoutEffect(() => {
    if (previousPath.current === pathname) return;
    previousPath.current = pathname;
    if (isBackNavigation) {
      // Loaded early. If loading fails, the browser's own restoration applies.
      import('@tv/discovery-ui/scrollRestoration').then(
        ({ restoreScroll }) => restoreScroll(document),
        markNonCritical,
      );
      return;
    }
    if (isAddressUpdate) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (content.current?.contains(document.activeElement) === false)
      content.current.focus({ preventScroll: true });
  }, [pathname, isBackNavigation, isAddressUpdate, content]);
}
