import { useEffect, useState, type RefObject } from 'react';
import { observeNearViewport } from '../../virtualList/useNearViewport.browser.ts';

/** Returns whether the element has ever been within `margin` (a `rootMargin`) of the viewport (LANE-30). */
export function useInViewOnce(
  ref: RefObject<HTMLElement | null>,
  margin: string,
  startsNear = false,
): boolean {
  const [isNear, setIsNear] = useState(startsNear);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    return observeNearViewport(element, { rootMargin: margin }, () => setIsNear(true));
  }, [ref, isNear, margin]);
  return isNear;
}
