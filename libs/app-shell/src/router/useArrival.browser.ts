import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useIsShallowNavigation } from '@tv/rendering';
import { markNonCritical } from '@tv/ui';

/**
 * After navigation: scrolls to the top and focuses the content, unless the page has focus. Going back
 * restores the scroll position (PAGE-61).
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isNote = useIsShallowNavigation();
  const comesBack = useNavigationType() === NavigationType.Pop;
  const from = useRef(pathname);
  useLayoutEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    if (comesBack) {
      // Loaded early. If loading fails, the browser's own restoration applies.
      import('@tv/discovery-ui/scrollRestoration').then(({ restoreScroll }) => restoreScroll(document), markNonCritical);
      return;
    }
    if (isNote) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (content.current?.contains(document.activeElement) === false)
      content.current.focus({ preventScroll: true });
  }, [pathname, comesBack, isNote, content]);
}
