import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether the element has ever come within `margin` of the viewport (LANE-30). It stays near: what has been
 * loaded is not unloaded.
 *
 * @param margin of the observer's root, for example `250px`
 * @param startsNear  is known to be near before a browser has looked
 */
export function useIsNear(ref: RefObject<HTMLElement | null>, margin: string, startsNear = false): boolean {
  const [isNear, setIsNear] = useState(startsNear);
  useEffect(() => {
    const element = ref.current;
    if (isNear || !element) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) setIsNear(true);
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, isNear, margin]);
  return isNear;
}
