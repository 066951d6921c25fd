import { useEffect, useState, type RefObject } from 'react';

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
