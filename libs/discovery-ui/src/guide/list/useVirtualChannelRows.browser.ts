import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MINUTE_MS } from '@tv/time';
import type { GuideData } from '../data/createGuideDataSelector.ts';
import { CHANNELS_PER_PART } from '../data/guideParts.ts';
import type { GuideViewport } from '../data/useGuideRequests.ts';

/** Most next programmes start within this time. */
const NEXT_PROGRAMME_WINDOW_MS = 120 * MINUTE_MS;

const OVERSCAN_ROWS = 3;

export interface VirtualRow {
  /** From 0. */
  readonly row: number;
  /** CSS pixels from the top of the page; undefined in normal flow. */
  readonly start: number | undefined;
}

export interface VirtualChannelRows {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly rows: readonly VirtualRow[];
  /** CSS pixels; undefined before layout. */
  readonly totalHeight: number | undefined;
  /** CSS pixels from the top of the page. */
  readonly offset: number;
  readonly measure: (element: HTMLElement | null) => void;
}

/** Virtual list of channels that scrolls with the page. Before layout, the first rows are in normal flow. */
export function useVirtualChannelRows({
  data,
  instant,
  isMeasured,
  onViewportChange,
}: {
  readonly data: GuideData;
  readonly instant: number;
  readonly isMeasured: boolean;
  readonly onViewportChange: (view: GuideViewport, rowCount: number | undefined) => void;
}): VirtualChannelRows {
  const list = useRef<HTMLUListElement>(null);
  const [measured, setMeasured] = useState<{ readonly offset: number; readonly height: number }>();
  const rowCount = data.rowCount ?? CHANNELS_PER_PART;
  const isKnown = data.rowCount !== undefined;
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
  const knownCount = data.rowCount;
  // To the half hour, so that requests do not change every minute.
  const from = instant - (instant % (30 * MINUTE_MS));
  useEffect(() => {
    if (isMeasured)
      onViewportChange({ firstRow, lastRow, from, to: from + NEXT_PROGRAMME_WINDOW_MS }, knownCount);
  }, [onViewportChange, isMeasured, firstRow, lastRow, from, knownCount]);
  if (estimatedHeight === 0) {
    const first = Array.from({ length: Math.min(rowCount, CHANNELS_PER_PART) }, (_, row) => row);
    return {
      list,
      rows: first.map((row) => ({ row, start: undefined })),
      totalHeight: undefined,
      offset,
      measure: () => undefined,
    };
  }
  return {
    list,
    rows: items.map(({ index, start }) => ({ row: index, start })),
    totalHeight: virtualizer.getTotalSize(),
    offset,
    measure: virtualizer.measureElement,
  };
}
