import { useCallback, useState, type RefCallback } from 'react';

/** Below this width of its own (px) the guide is a list; the style sheet knows it too. */
const NARROW_BELOW = 700;

/** Whether a guide has room for a grid; undefined until a browser has laid it out: until then both are drawn. */
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
