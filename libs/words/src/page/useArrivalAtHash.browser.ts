import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from '@tv/rendering';

/** The key of a page that the router has not led to: the document began there. */
const BEGUN_HERE = 'default';

function named(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // a stray percent sign: nobody is called so
  }
}

/**
 * Brings the viewer to what the address names by its hash, and unfolds the question that it is the answer of. A browser does
 * both by itself where it loads the page or follows a link on it, but not where the router leads, or where the
 * text came after the page.
 */
export function useArrivalAtHash(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const isHydrated = useIsHydrated();
  const wasServed = useRef(!isHydrated);
  useEffect(() => {
    const place = hash === '' ? null : named(hash);
    if (place === null) return;
    const folded = place.closest('details');
    if (folded) folded.open = true;
    const isLate = key === BEGUN_HERE && !wasServed.current;
    if (type === NavigationType.Pop && !isLate) return;
    place.scrollIntoView({ block: 'start' });
    folded?.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, key, type]);
}
