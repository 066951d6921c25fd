import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { BATCH_SIZE } from './batchSizes.ts';

/** In CSS pixels; all rows have the same height. */
interface GridMetrics {
  readonly columns: number;
  readonly rowHeight: number;
  readonly gap: number;
  /** From the top of the page. */
  readonly offset: number;
}

const OVERSCAN_PX = 600;

function measureGrid(list: HTMLElement): GridMetrics {
  const style = getComputedStyle(list);
  return {
    // `gridTemplateColumns` would include columns from before the window narrowed.
    columns: Number(style.getPropertyValue('--columns')) || 1,
    rowHeight: list.firstElementChild?.getBoundingClientRect().height ?? 0,
    gap: parseFloat(style.rowGap) || 0,
    offset: list.getBoundingClientRect().top + window.scrollY,
  };
}

/** Metrics of the style sheet and the first item; undefined before layout and if not `isNeeded`. */
function useGridMetrics(list: RefObject<HTMLElement | null>, isNeeded: boolean): GridMetrics | undefined {
  const [metrics, setMetrics] = useState<GridMetrics>();
  useLayoutEffect(() => {
    const element = list.current;
    if (!element || !isNeeded) return;
    let known = '';
    const measure = () => {
      const now = measureGrid(element);
      const text = JSON.stringify(now);
      if (text !== known) setMetrics(now);
      known = text;
    };
    measure();
    const resizes = new ResizeObserver(measure);
    resizes.observe(element);
    // Content above the grid moves it.
    resizes.observe(document.body);
    return () => resizes.disconnect();
  }, [list, isNeeded]);
  return isNeeded ? metrics : undefined;
}

/**
 * Returns the rows to render, in order, of a virtual grid that scrolls with the page; the focused item stays in the
 * DOM. Undefined before layout and for a single batch, which is not virtualized; `all` without a layout size.
 */
export function useVirtualGrid(
  list: RefObject<HTMLElement | null>,
  count: number,
  focusedIndex: number | undefined,
) {
  const metrics = useGridMetrics(list, count > BATCH_SIZE);
  const { columns = 1, rowHeight = 0, gap = 0, offset = 0 } = metrics ?? {};
  const rowCount = Math.ceil(count / columns);
  const enabled = rowHeight > 0;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rowCount,
    enabled,
    // With overscan, rows may render after a scroll event's frame, which keeps key presses fast.
    useFlushSync: false,
    estimateSize: () => rowHeight,
    gap,
    scrollMargin: offset,
    overscan: Math.ceil(OVERSCAN_PX / (rowHeight + gap)),
    initialRect: { width: 0, height: enabled ? window.innerHeight : 0 },
    rangeExtractor: (range: Range) => {
      const rows = new Set(defaultRangeExtractor(range));
      if (focusedIndex !== undefined) rows.add(Math.floor(focusedIndex / columns));
      return [...rows].sort((a, b) => a - b);
    },
  });
  // The virtualizer caches the estimated heights.
  const cachedHeight = useRef(rowHeight);
  useLayoutEffect(() => {
    if (cachedHeight.current > 0 && cachedHeight.current !== rowHeight) virtualizer.measure();
    cachedHeight.current = rowHeight;
  }, [virtualizer, rowHeight]);
  if (!metrics) return undefined;
  if (!enabled) return 'all' as const;
  return { columns, rowHeight, rowCount, rows: virtualizer.getVirtualItems().map(({ index }) => index) };
}
