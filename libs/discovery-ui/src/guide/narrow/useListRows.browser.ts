import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { MINUTE_MS } from '@tv/time';
import type { GuideData } from '../data/guideData.ts';
import { CHANNELS_PER_PART } from '../data/guideParts.ts';
import type { GuideView } from '../data/useGuideRequests.ts';

/** Most next programmes start within this time. */
const NEXT_WITHIN_MS = 120 * MINUTE_MS;

const ROWS_AHEAD = 3;

export interface ListRow {
  /** From 0. */
  readonly row: number;
  /** CSS pixels from the top of the page; undefined in normal flow. */
  readonly start: number | undefined;
}

export interface ListRows {
  readonly list: RefObject<HTMLUListElement | null>;
  readonly rows: readonly ListRow[];
  /** CSS pixels; undefined before layout. */
  readonly total: number | undefined;
  /** CSS pixels from the top of the page. */
  readonly offset: number;
  readonly measure: (element: HTMLElement | null) => void;
}

/** Virtual list of channels that scrolls with the page. Before layout, the first rows are in normal flow. */
export function useListRows({
  data,
  instant,
  isMeasured,
  onViewportChange,
}: {
  readonly data: GuideData;
  readonly instant: number;
  readonly isMeasured: boolean;
  readonly onViewportChange: (view: GuideView, rowCount: number | undefined) => void;
}): ListRows {
  const list = useRef<HTMLUListElement>(null);
  const [place, setPlace] = useState<{ readonly offset: number; readonly height: number }>();
  const rowCount = data.rowCount ?? CHANNELS_PER_PART;
  const isKnown = data.rowCount !== undefined;
  // The first rows' average height is the estimate, which avoids jumps.
  useLayoutEffect(() => {
    const { current } = list;
    if (!isMeasured || !isKnown || !current || current.children.length === 0) return;
    const { top, height } = current.getBoundingClientRect();
    setPlace({ offset: top + window.scrollY, height: height / current.children.length });
  }, [isMeasured, isKnown]);
  const offset = place?.offset ?? 0;
  const usual = place?.height ?? 0;
  const rows = useWindowVirtualizer<HTMLElement>({
    count: rowCount,
    enabled: usual > 0,
    estimateSize: () => usual,
    scrollMargin: offset,
    overscan: ROWS_AHEAD,
    initialRect: { width: 0, height: CHANNELS_PER_PART * usual },
    initialOffset: () => window.scrollY,
  });
  const items = rows.getVirtualItems();
  const firstRow = items[0]?.index ?? 0;
  const lastRow = items.at(-1)?.index ?? CHANNELS_PER_PART - 1;
  const knownCount = data.rowCount;
  // To the half hour, so that requests do not change every minute.
  const from = instant - (instant % (30 * MINUTE_MS));
  useEffect(() => {
    if (isMeasured) onViewportChange({ firstRow, lastRow, from, to: from + NEXT_WITHIN_MS }, knownCount);
  }, [onViewportChange, isMeasured, firstRow, lastRow, from, knownCount]);
  if (usual === 0) {
    const first = Array.from({ length: Math.min(rowCount, CHANNELS_PER_PART) }, (_, row) => row);
    return {
      list,
      rows: first.map((row) => ({ row, start: undefined })),
      total: undefined,
      offset,
      measure: () => undefined,
    };
  }
  return {
    list,
    rows: items.map(({ index, start }) => ({ row: index, start })),
    total: rows.getTotalSize(),
    offset,
    measure: rows.measureElement,
  };
}
