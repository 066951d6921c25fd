import { useEffect, type RefObject } from 'react';

/** Distance from the viewport at which the next page loads (LANE-34). */
const LOAD_MARGIN = '150px';

/**
 * Loads the next page when the trigger comes near the viewport (LANE-33, LANE-35).
 *
 * @param pageCount observes again after each page, since the trigger may still be near
 */
export function useInfiniteScroll(
  trigger: RefObject<HTMLElement | null>,
  pageCount: number,
  loadNext: (() => void) | undefined,
): void {
  useEffect(() => {
    const element = trigger.current;
    if (!element || !loadNext) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) loadNext();
      },
      { rootMargin: LOAD_MARGIN },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [trigger, pageCount, loadNext]);
}
