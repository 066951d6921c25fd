import { useCallback, useState, type RefCallback } from 'react';

/** Container width below which the guide is a list. The style sheet uses the same value. */
const NARROW_BELOW = 700;

/** Whether the guide is too narrow for the grid. Undefined before layout, when both views are rendered. */
export function useIsNarrow(): {
  readonly ref: RefCallback<HTMLElement>;
  readonly isNarrow: boolean | undefined;
} {
  const [isNarrow, setNarrow] = useState<boolean>();
  const ref = useCallback((element: HTMLElement) => {
    const measure = () => {
      const { width } = element.getBoundingClientRect();
      if (width > 0) setNarrow(width < NARROW_BELOW);
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return { ref, isNarrow };
}
