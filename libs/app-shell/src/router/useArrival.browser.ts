import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useIsAddressNote } from '@tv/rendering';
import { spareFailure } from '@tv/ui';

/**
 * A page that the viewer goes to begins at its top, with the focus in its content, where the keyboard goes on and a
 * screen reader reads on. A page that took the focus already, as the player does, keeps it. One that he comes back
 * to is shown where he was (PAGE-61). One that only takes note in its address of where on it he is stays as it is.
 *
 * @param content  what holds the page; can take the focus
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const isNote = useIsAddressNote();
  const comesBack = useNavigationType() === NavigationType.Pop;
  const from = useRef(pathname);
  useLayoutEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    if (comesBack) {
      // There from the first page on, so that nothing is seen of the way; without it the browser's own memory has to do.
      import('@tv/discovery-ui/place').then(({ showPlaceAgain }) => showPlaceAgain(document), spareFailure);
      return;
    }
    if (isNote) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (content.current?.contains(document.activeElement) === false)
      content.current.focus({ preventScroll: true });
  }, [pathname, comesBack, isNote, content]);
}
