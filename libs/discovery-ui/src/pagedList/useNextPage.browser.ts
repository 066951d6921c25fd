import { useEffect, type RefObject } from 'react';

/** How near the trigger is to the viewport when the next page is asked for (LANE-34). */
const LOOK_AHEAD = '150px';

/**
 * Asks for the next page of a list when the trigger at its end comes into view (LANE-33, LANE-35).
 *
 * @param pageCount  so many pages have come: with each, the trigger is looked at anew, since it may still be in view
 * @param askNext  nothing where there is no page to ask for
 */
export function useNextPage(
  trigger: RefObject<HTMLElement | null>,
  pageCount: number,
  askNext: (() => void) | undefined,
): void {
  useEffect(() => {
    const element = trigger.current;
    if (!element || !askNext) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) askNext();
      },
      { rootMargin: LOOK_AHEAD },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [trigger, pageCount, askNext]);
}
