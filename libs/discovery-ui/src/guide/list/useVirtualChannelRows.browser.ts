import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { MINUTE_MS } from '@tv/time';
import { CHANNELS_PER_PART } from '../data/guideParts.ts';
import type { GuideListProps } from './GuideList.tsx';

/** Most next programmes start within this time. */
const NEXT_PROGRAMME_WINDOW_MS = 120 * MINUTE_MS;

const OVERSCAN_ROWS = 3;

/** Virtual list of channels that scrolls with the page. Before layout, the first rows are in normal flow. */
export function useVirtualChannelRows(
  { data, isMeasured, onViewportChange }: GuideListProps,
  instant: number,
) {
  const list = useRef<HTMLUListElement>(null);
  const [measured, setMeasured] = useState<{ readonly offset: number; readonly height: number }>();
  const knownCount = data.rowCount;
  const rowCount = knownCount ?? CHANNELS_PER_PART;
  const isKnown = knownCount !== undefined;
  // The first rows' average height is the estimate, which avoids jumps.
  useLayoutEffect(() => {
    const { current } = list;
    if (!isMeasured || !isKnown || !current || current.children.length === 0) return;
    const { top, height } = current.getBoundingClientRect();
    setMeasured({ offset: top + window.scrollY, height: height / current.children.length });
  }, [isMeasured, isKnown]);
  const offset = measured?.offset ?? 0;
  const estimatedHeight = measured?.height ?? 0;
  const virtualizer = useWindowVirtualizer<HTMLElement>({
    count: rowCount,
    enabled: estimatedHeight > 0,
    estimateSize: () => estimatedHeight,
    scrollMargin: offset,
    overscan: OVERSCAN_ROWS,
    initialRect: { width: 0, height: CHANNELS_PER_PART * estimatedHeight },
    initialOffset: () => window.scrollY,
  });
  const items = virtualizer.getVirtualItems();
  const firstRow = items[0]?.index ?? 0;
  const lastRow = items.at(-1)?.index ?? CHANNELS_PER_PART - 1;
  // To the half hour, so that requests do not change every minute.
  const from = instant - (instant % (30 * MINUTE_MS));
  useEffect(() => {
    if (isMeasured)
      onViewportChange({ firstRow, lastRow, from, to: from + NEXT_PROGRAMME_WINDOW_MS }, knownCount);
  }, [onViewportChange, isMeasured, firstRow, lastRow, from, knownCount]);
  const firstRows = Array.from({ length: Math.min(rowCount, CHANNELS_PER_PART) }, (_, row) => row);
  return {
    list,
    /** `top` in CSS pixels; undefined in normal flow. */
    rows: measured
      ? items.map(({ index, start }) => ({ row: index, top: start - offset }))
      : firstRows.map((row) => ({ row, top: undefined })),
    totalHeight: measured && virtualizer.getTotalSize(),
    measure: measured && virtualizer.measureElement,
  };
}
