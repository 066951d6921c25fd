import { useCallback, type RefCallback } from 'react';

/** Distance from the viewport, as of an IntersectionObserver. */
export type ViewportMargin = Pick<IntersectionObserverInit, 'rootMargin' | 'scrollMargin'>;

/** Calls back whenever the element comes within `margin` of the viewport. Returns `unobserve`. */
export function observeNearViewport(
  element: Element,
  margin: ViewportMargin,
  onNear: () => void,
): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting)) onNear();
  }, margin);
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * Returns a ref for {@link observeNearViewport}. A new callback observes again, which calls it if the element is
 * near already; undefined stops observing.
 *
 * @param margin a constant
 */
export function useNearViewport(
  onNear: (() => void) | undefined,
  margin: ViewportMargin,
): RefCallback<HTMLElement> {
  return useCallback(
    (element: HTMLElement | null) =>
      element && onNear ? observeNearViewport(element, margin, onNear) : undefined,
    [onNear, margin],
  );
}
