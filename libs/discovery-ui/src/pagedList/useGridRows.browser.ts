import { useLayoutEffect, useState, type RefObject } from 'react';
import { rowsNear, type GridMeasures, type RowRange } from './gridRows.ts';

/** What of a grid is drawn: nothing known yet, all of it where it has no size, or some of its rows. */
export type GridRows = 'unmeasured' | 'all' | (GridMeasures & { readonly near: RowRange });

/** The grid as its style sheet lays it out; undefined where it has no size. */
function measured(list: HTMLElement): GridMeasures | undefined {
  const style = getComputedStyle(list);
  const rowHeight = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  // Not the columns that there are: a window that has become narrower still has those of the items that were placed before.
  const columns = Number(style.getPropertyValue('--columns')) || 1;
  return rowHeight > 0 ? { columns, rowHeight, gap: parseFloat(style.rowGap) || 0 } : undefined;
}

function looksLike(known: GridRows, now: GridRows): boolean {
  if (typeof known === 'string' || typeof now === 'string') return known === now;
  return (
    known.columns === now.columns &&
    known.rowHeight === now.rowHeight &&
    known.gap === now.gap &&
    known.near.from === now.near.from &&
    known.near.to === now.near.to
  );
}

/**
 * Which rows of a grid are near what the viewer sees, while the window scrolls. How many columns there are, and how high
 * a row is, is the style sheet's to say: it is read from the first item of the list.
 *
 * @param count  length of the list
 */
export function useGridRows(list: RefObject<HTMLElement | null>, count: number): GridRows {
  const [rows, setRows] = useState<GridRows>('unmeasured');
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || count === 0) return;
    let grid: GridMeasures | undefined;
    const look = () => {
      if (!grid) return setRows('all');
      const { top } = element.getBoundingClientRect();
      const near = rowsNear(Math.ceil(count / grid.columns), grid, {
        from: -top,
        to: window.innerHeight - top,
      });
      const now = { ...grid, near };
      setRows((known) => (looksLike(known, now) ? known : now));
    };
    const measure = () => {
      // Far from the list none of its items is there to be measured.
      grid = measured(element) ?? grid;
      look();
    };
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      resizes.disconnect();
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', measure);
    };
  }, [list, count]);
  return rows;
}
