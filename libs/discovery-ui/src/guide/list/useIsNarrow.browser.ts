import { useCallback, useState, type RefCallback } from 'react';

/** Container width, as in the style sheet. */
const NARROW_BELOW_PX = 700;

/** Whether the grid does not fit. Undefined before layout, when both views are rendered. */
export function useIsNarrow(): {
  readonly ref: RefCallback<HTMLElement>;
  readonly isNarrow: boolean | undefined;
} {
  const [isNarrow, setIsNarrow] = useState<boolean>();
  const ref = useCallback((element: HTMLElement) => {
    const measure = () => {
      const { width } = element.getBoundingClientRect();
      if (width > 0) setIsNarrow(width < NARROW_BELOW_PX);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNarrow };
}
