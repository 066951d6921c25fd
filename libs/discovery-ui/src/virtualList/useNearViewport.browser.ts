import { startTransition, useCallback, useEffect, useState, type RefObject } from 'react';

/** Distance from the viewport, as of an IntersectionObserver. */
export type ViewportMargin = Pick<IntersectionObserverInit, 'rootMargin' | 'scrollMargin'>;

function observeNearViewport(element: Element, margin: ViewportMargin, onNear: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
  }, margin);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Returns a ref of an element; calls back when it comes within `margin` (a constant) of the viewport. A new callback
 * observes again; undefined stops observing.
 */
export function useNearViewport(onNear: (() => void) | undefined, margin: ViewportMargin) {
  return useCallback(
    (element: HTMLElement | null) =>
      element && onNear ? observeNearViewport(element, margin, onNear) : undefined,
    [onNear, margin],
  );
}

/** Returns whether the element has ever been within `margin` of the viewport (LANE-30), in a transition. */
export function useInViewOnce(ref: RefObject<HTMLElement | null>, rootMargin: string, startsNear: boolean) {
  const [isNear, setIsNear] = useState(startsNear);
  useEffect(() => {
    if (isNear || !ref.current) return;
    return observeNearViewport(ref.current, { rootMargin }, () => startTransition(() => setIsNear(true)));
  }, [ref, isNear, rootMargin]);
  return isNear;
}
