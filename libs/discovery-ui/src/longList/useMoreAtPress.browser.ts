import { useEffect, useRef, type RefObject } from 'react';

export interface MoreAtPress<List extends HTMLElement> {
  /** Goes on the list. It needs a `tabIndex`, for entries that lead nowhere. */
  readonly list: RefObject<List | null>;
  /** Draws more at the viewer's wish. */
  readonly press: () => void;
}

/**
 * Draws more of a list at a press; the keyboard's focus then goes on to the first that came.
 *
 * @param count  so many are drawn
 * @param showMore  has more drawn
 */
export function useMoreAtPress<List extends HTMLElement>(
  count: number,
  showMore: (() => void) | undefined,
): MoreAtPress<List> {
  const list = useRef<List>(null);
  // Index of the first that a press is to bring.
  const awaited = useRef<number>(undefined);
  useEffect(() => {
    const index = awaited.current;
    if (index === undefined || index >= count) return;
    awaited.current = undefined;
    const first = list.current?.children[index];
    (first?.querySelector<HTMLElement>('a[href]') ?? list.current)?.focus();
  }, [count]);
  const press = () => {
    awaited.current = count;
    showMore?.();
  };
  return { list, press };
}
