/** CSS pixels. */
export interface Offset {
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
export interface SeenPart {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstHour: number;
  readonly lastHour: number;
}

/** The visible rows and hours; in an empty grid, the first ones. */
export function seenPart(
  { top, left }: Offset,
  { width, height, hour, row }: CellSize,
  rowCount: number,
  hourCount: number,
): SeenPart {
  const [firstRow, lastRow] = seenOf(top, height, row, rowCount);
  const [firstHour, lastHour] = seenOf(left, width, hour, hourCount);
  return { firstRow, lastRow, firstHour, lastHour };
}

export function isSamePart(one: SeenPart, other: SeenPart): boolean {
  const keys = ['firstRow', 'lastRow', 'firstHour', 'lastHour'] as const;
  return keys.every((key) => one[key] === other[key]);
}

/** Text is unreadable above this speed. */
const HURRY = 1.5;

/** Longer pauses separate two scrolls. */
const MOVEMENT_MS = 150;

/** `at` in ms. */
export interface Sighting {
  readonly top: number;
  readonly at: number;
}

/** Whether the user scrolls too fast to read. A single jump does not count. */
export function isHurried(before: Sighting | undefined, next: Sighting): boolean {
  const ms = before === undefined ? Infinity : next.at - before.at;
  return before !== undefined && ms < MOVEMENT_MS && Math.abs(next.top - before.top) > HURRY * ms;
}

/** The existing indexes from first to last, and `extra`. */
export function numbersFrom(first: number, last: number, count: number, also?: number): readonly number[] {
  const from = Math.max(0, first);
  const numbers = Array.from(
    { length: Math.max(0, Math.min(last, count - 1) - from + 1) },
    (_, at) => from + at,
  );
  if (also === undefined || also >= count || numbers.includes(also)) return numbers;
  return also < from ? [also, ...numbers] : [...numbers, also];
}

function seenOf(offset: number, length: number, each: number, count: number): readonly [number, number] {
  const most = Math.max(0, count - 1);
  const first = Math.min(most, Math.max(0, Math.floor(offset / each)));
  return [first, Math.min(most, Math.max(first, Math.ceil((offset + length) / each) - 1))];
}
