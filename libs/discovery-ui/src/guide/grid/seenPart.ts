/** How far the grid is scrolled, in CSS pixels. */
export interface Offset {
  readonly top: number;
  readonly left: number;
}

/** How large it is, in CSS pixels: what is seen of its programmes, and one hour of one row. */
export interface CellSize {
  readonly width: number;
  readonly height: number;
  readonly hour: number;
  readonly row: number;
}

/** What is seen of the grid, if only in part: rows and hours by their number from 0, the last ones among them. */
export interface SeenPart {
  readonly firstRow: number;
  readonly lastRow: number;
  readonly firstHour: number;
  readonly lastHour: number;
}

/** What is seen of so many rows and hours. Of a grid without rows or hours it is the first that would be. */
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

/** Faster than this (CSS pixels a millisecond) nobody reads what goes by: some twenty rows a second. */
const HURRY = 1.5;

/** Two scrolls with so much time (ms) between them are not one movement. */
const MOVEMENT_MS = 150;

/** Where the view was, and when (ms). */
export interface Sighting {
  readonly top: number;
  readonly at: number;
}

/** Whether the view flies over the rows. One step, however far, is no flight: that is where one wants to be. */
export function isHurried(before: Sighting | undefined, next: Sighting): boolean {
  const ms = before === undefined ? Infinity : next.at - before.at;
  return before !== undefined && ms < MOVEMENT_MS && Math.abs(next.top - before.top) > HURRY * ms;
}

/** The numbers from one to the other that there are, and `also` in its place among them. */
export function numbersFrom(first: number, last: number, count: number, also?: number): readonly number[] {
  const from = Math.max(0, first);
  const numbers = Array.from(
    { length: Math.max(0, Math.min(last, count - 1) - from + 1) },
    (_, at) => from + at,
  );
  if (also === undefined || also >= count || numbers.includes(also)) return numbers;
  return also < from ? [also, ...numbers] : [...numbers, also];
}

/** The first and the last of so many things in a line, each of the same length, that are seen. */
function seenOf(offset: number, length: number, each: number, count: number): readonly [number, number] {
  const most = Math.max(0, count - 1);
  const first = Math.min(most, Math.max(0, Math.floor(offset / each)));
  return [first, Math.min(most, Math.max(first, Math.ceil((offset + length) / each) - 1))];
}
