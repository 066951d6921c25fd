/** CSS pixels. */
export interface ScrollOffset {
  readonly top: number;
  readonly left: number;
}

/** CSS pixels: the visible programme area, and one hour of one row. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
  readonly hour: number;
  readonly row: number;
}

/** Indexes, inclusive, with partly visible ones. */
export interface VisibleRange {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstHour: number;
  readonly lastHour: number;
}

/** The visible rows and hours; in an empty grid, the first ones. */
export function visibleRange(
  { top, left }: ScrollOffset,
  { width, height, hour, row }: CellSize,
  rowCount: number,
  hourCount: number,
): VisibleRange {
  const [firstRow, lastRow] = visibleIndexes(top, height, row, rowCount);
  const [firstHour, lastHour] = visibleIndexes(left, width, hour, hourCount);
  return { firstRow, lastRow, firstHour, lastHour };
}

export function isSameRange(one: VisibleRange, other: VisibleRange): boolean {
  const keys = ['firstRow', 'lastRow', 'firstHour', 'lastHour'] as const;
  return keys.every((key) => one[key] === other[key]);
}

/** Text is unreadable above this speed. */
const FAST_SCROLL_PX_PER_MS = 1.5;

/** Longer pauses separate two scrolls. */
const SCROLL_GAP_MS = 150;

/** `at` in ms. */
export interface ScrollSample {
  readonly top: number;
  readonly at: number;
}

/** Whether the user scrolls too fast to read. A single jump does not count. */
export function isFastScroll(previous: ScrollSample | undefined, next: ScrollSample): boolean {
  const ms = previous === undefined ? Infinity : next.at - previous.at;
  return (
    previous !== undefined &&
    ms < SCROLL_GAP_MS &&
    Math.abs(next.top - previous.top) > FAST_SCROLL_PX_PER_MS * ms
  );
}

/** The existing indexes from first to last, and `extra`. */
export function range(first: number, last: number, count: number, extra?: number): readonly number[] {
  const from = Math.max(0, first);
  const indexes = Array.from(
    { length: Math.max(0, Math.min(last, count - 1) - from + 1) },
    (_, at) => from + at,
  );
  if (extra === undefined || extra >= count || indexes.includes(extra)) return indexes;
  return extra < from ? [extra, ...indexes] : [...indexes, extra];
}

function visibleIndexes(
  offset: number,
  length: number,
  itemLength: number,
  count: number,
): readonly [number, number] {
  const lastIndex = Math.max(0, count - 1);
  const first = Math.min(lastIndex, Math.max(0, Math.floor(offset / itemLength)));
  return [first, Math.min(lastIndex, Math.max(first, Math.ceil((offset + length) / itemLength) - 1))];
}
