import { useCallback, type RefCallback } from 'react';

/** Calls back whenever the element comes within `margin` (a `rootMargin`) of the viewport. Returns `unobserve`. */
export function observeNearViewport(element: Element, margin: string, onNear: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
    },
    // `rootMargin` has no effect inside a scrolling rail; `scrollMargin` does.
    { rootMargin: margin, scrollMargin: margin },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Returns a ref for {@link observeNearViewport}. A new callback observes again, which calls it if the element is
 * near already; undefined stops observing.
 */
export function useNearViewport(onNear: (() => void) | undefined, margin: string): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) =>
      element && onNear ? observeNearViewport(element, margin, onNear) : undefined,
    [onNear, margin],
  );
}
