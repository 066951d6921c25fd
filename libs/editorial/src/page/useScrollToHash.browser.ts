import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { useIsHydrated } from '@tv/ssr';

/** React Router's key of the first location. */
const INITIAL_KEY = 'default';

function elementForHash(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    return null; // malformed percent-encoding
  }
}

/** Scrolls to the hash and opens its question, also after router navigation and for late content. */
export function useScrollToHash(): void {
  const { hash, key } = useLocation();
  const type = useNavigationType();
  const isHydrated = useIsHydrated();
  const wasServed = useRef(!isHydrated);
  useEffect(() => {
    const target = hash === '' ? null : elementForHash(hash);
    if (target === null) return;
    const folded = target.closest('details');
    if (folded) folded.open = true;
    const isContentLate = key === INITIAL_KEY && !wasServed.current;
    if (type === NavigationType.Pop && !isContentLate) return;
    target.scrollIntoView({ block: 'start' });
    folded?.querySelector('summary')?.focus({ preventScroll: true });
  }, [hash, key, type]);
}
