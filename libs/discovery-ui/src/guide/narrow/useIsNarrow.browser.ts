import { useCallback, useState, type RefCallback } from 'react';

/** Container width, as in the style sheet. */
const NARROW_BELOW = 700;

/** Whether the grid does not fit. Undefined before layout, when both views are rendered. */
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
