import { useLayoutEffect, useState, type RefObject } from 'react';
import { visibleRowRange, type GridMetrics, type RowRange } from './gridRows.ts';

/** `all` if the grid has no layout size. */
export type GridRows = 'unmeasured' | 'all' | (GridMetrics & { readonly near: RowRange });

function measureGrid(list: HTMLElement): GridMetrics | undefined {
  const style = getComputedStyle(list);
  const rowHeight = list.firstElementChild?.getBoundingClientRect().height ?? 0;
  // `gridTemplateColumns` would include columns from before the window narrowed.
  const columns = Number(style.getPropertyValue('--columns')) || 1;
  return rowHeight > 0 ? { columns, rowHeight, gap: parseFloat(style.rowGap) || 0 } : undefined;
}

function isEqual(known: GridRows, now: GridRows): boolean {
  if (typeof known === 'string' || typeof now === 'string') return known === now;
  return (
    known.columns === now.columns &&
    known.rowHeight === now.rowHeight &&
    known.gap === now.gap &&
    known.near.from === now.near.from &&
    known.near.to === now.near.to
  );
}

/** Returns the rows to render while the window scrolls, measured from the style sheet and the first item. */
export function useGridRows(list: RefObject<HTMLElement | null>, count: number): GridRows {
  const [rows, setRows] = useState<GridRows>('unmeasured');
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || count === 0) return;
    let grid: GridMetrics | undefined;
    const update = () => {
      if (!grid) return setRows('all');
      const { top } = element.getBoundingClientRect();
      const near = visibleRowRange(Math.ceil(count / grid.columns), grid, {
        from: -top,
        to: window.innerHeight - top,
      });
      const now = { ...grid, near };
      setRows((known) => (isEqual(known, now) ? known : now));
    };
    const measure = () => {
      // Far away no item is rendered to measure, so the last measurements stay.
      grid = measureGrid(element) ?? grid;
      update();
    };
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    window.addEventListener('scroll', update, { passive: true });
    window.addEventListener('resize', measure);
    return () => {
      resizes.disconnect();
      window.removeEventListener('scroll', update);
      window.removeEventListener('resize', measure);
    };
  }, [list, count]);
  return rows;
}
