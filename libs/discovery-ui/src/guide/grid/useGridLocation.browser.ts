import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import type { GuideTimeline } from './timeline.ts';
import type { GridVirtualizers } from './useGridVirtualizers.browser.ts';

export interface GridLocation {
  readonly timeline: GuideTimeline;
  /** Requested start (epoch ms) and row. */
  readonly start: number;
  readonly startRow: number | undefined;
  /** A new key moves the view to `start`. */
  readonly locationKey: string;
  /** The location only records a scroll; do not move. */
  readonly isUrlSync: boolean;
  /** Whether the view starts at the requested half hour. */
  readonly isAtRequestedTime: (start: number) => boolean;
  /** A scroll has settled. */
  readonly onScrollSettled: (start: number, row: number) => void;
}

/** Moves the view to a new location, and reports where a scroll has settled. */
export function useGridLocation(
  { timeline, start, startRow, locationKey, isUrlSync, isAtRequestedTime, onScrollSettled }: GridLocation,
  { scrollerRef, size, isLaidOut, rows, columns, toOffset, toInstant }: GridVirtualizers,
): void {
  // Not the virtualizers' offsets, which change with the next scroll event.
  const shownInstant = () => toInstant(scrollerRef.current?.scrollLeft ?? 0);
  const topRow = () => Math.max(0, Math.round((scrollerRef.current?.scrollTop ?? 0) / size.row));

  // A new hour width or timeline keeps the instant.
  const toInstantBefore = useRef<typeof toInstant>(undefined);
  const keepInstant = useEffectEvent(() => {
    const instant = toInstantBefore.current?.(columns.scrollOffset ?? 0);
    if (instant !== undefined) columns.scrollToOffset(toOffset(instant));
    toInstantBefore.current = toInstant;
  });
  useLayoutEffect(() => {
    if (isLaidOut) keepInstant();
  }, [isLaidOut, size.hour, timeline]);

  const handledKey = useRef<string>(undefined);
  const handledRowKey = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!isLaidOut) return;
    if (handledKey.current !== locationKey) {
      handledKey.current = locationKey;
      if (!isUrlSync && !isAtRequestedTime(shownInstant())) columns.scrollToOffset(toOffset(start));
    }
    if (handledRowKey.current !== locationKey && startRow !== undefined) {
      handledRowKey.current = locationKey;
      if (!isUrlSync && startRow !== topRow()) rows.scrollToIndex(startRow, { align: 'start' });
    }
  });

  // Skips the report after a navigation.
  const currentHref = useRef<string>(undefined);
  useLayoutEffect(() => {
    currentHref.current = location.href;
  }, [locationKey]);
  const { isScrolling } = columns;
  const wasScrolling = useRef(false);
  const reportSettled = useEffectEvent(() => onScrollSettled(shownInstant(), topRow()));
  useEffect(() => {
    const hasSettled = wasScrolling.current && !isScrolling;
    wasScrolling.current = isScrolling;
    if (hasSettled && location.href === currentHref.current) reportSettled();
  }, [isScrolling]);
}
