import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';

/**
 * A page that the viewer goes to begins at its top, with the focus in its content, where the keyboard goes on and a
 * screen reader reads on. A page that took the focus already, as the player does, keeps it. One that he comes back
 * to is left where the browser puts it: where he was. So is one that only takes note in its address of where on it he is
 * (`isNote` in the state of the history).
 *
 * @param content  what holds the page; can take the focus
 */
export function useArrival(content: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { pathname } = location;
  const isNote = (location.state as { readonly isNote?: boolean } | null)?.isNote;
  const comesBack = useNavigationType() === NavigationType.Pop;
  const from = useRef(pathname);
  useLayoutEffect(() => {
    if (from.current === pathname) return;
    from.current = pathname;
    if (comesBack || isNote) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    if (content.current?.contains(document.activeElement) === false)
      content.current.focus({ preventScroll: true });
  }, [pathname, comesBack, isNote, content]);
}
