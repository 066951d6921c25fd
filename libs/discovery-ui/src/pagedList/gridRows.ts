/** A grid whose rows are all as high as each other, in CSS pixels. */
export interface GridMeasures {
  readonly columns: number;
  readonly rowHeight: number;
  /** Between one row and the next. */
  readonly gap: number;
}

/** What a viewer sees of a grid: a stretch of it, in CSS pixels from its top. */
export interface GridView {
  readonly from: number;
  readonly to: number;
}

/** Rows from `from`, up to and without `to`. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

/** How far (px) beyond what is seen rows are drawn, so that they are there when one gets to them. */
export const LOOK_AHEAD_PX = 600;

/** The rows of a grid that are in view, or soon will be. The others need not be drawn. */
export function rowsNear(rows: number, { rowHeight, gap }: GridMeasures, view: GridView): RowRange {
  const pitch = rowHeight + gap;
  const within = (row: number): number => Math.min(Math.max(row, 0), rows);
  return {
    from: within(Math.floor((view.from - LOOK_AHEAD_PX) / pitch)),
    to: within(Math.ceil((view.to + LOOK_AHEAD_PX) / pitch)),
  };
}

/**
 * The items of the rows that are drawn, in order, and of one more row wherever it is: what has the keyboard's focus is
 * never taken away.
 *
 * @param total  length of the list
 * @param kept  index of an item whose row is kept
 */
export function drawnItems(
  total: number,
  columns: number,
  { from, to }: RowRange,
  kept: number | undefined,
): readonly number[] {
  const rows = Array.from({ length: to - from }, (_, index) => from + index);
  const row = kept === undefined ? -1 : Math.floor(kept / columns);
  if (row >= 0 && row < from) rows.unshift(row);
  else if (row >= to) rows.push(row);
  return rows
    .flatMap((one) => Array.from({ length: columns }, (_, column) => one * columns + column))
    .filter((index) => index < total);
}
