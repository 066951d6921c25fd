import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from '@tv/rendering';

/** React Router's key of the first location. */
const BEGUN_HERE = 'default';

function named(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // malformed percent-encoding
  }
}

/**
 * Scrolls to the hash and opens its question. Browsers do not do this for router navigation or late content.
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
