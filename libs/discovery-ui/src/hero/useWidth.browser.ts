import { startTransition, useEffect, useState, type RefObject } from 'react';

/** The element's width in CSS pixels, as it changes; undefined until a browser has laid it out. */
export function useWidth(ref: RefObject<HTMLElement | null>): number | undefined {
  const [width, setWidth] = useState<number>();
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // It is told when it begins, too.
    const observer = new ResizeObserver(() => startTransition(() => setWidth(element.clientWidth)));
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref]);
  return width;
}
