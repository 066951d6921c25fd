/** In CSS pixels; all rows have the same height. */
export interface GridMeasures {
  readonly columns: number;
  readonly rowHeight: number;
  /** Between rows. */
  readonly gap: number;
}

/** CSS pixels from the top of the grid. */
export interface GridView {
  readonly from: number;
  readonly to: number;
}

/** `to` is exclusive. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

export const LOOK_AHEAD_PX = 600;

/** Returns the rows in view plus overscan. */
export function rowsNear(rows: number, { rowHeight, gap }: GridMeasures, view: GridView): RowRange {
  const pitch = rowHeight + gap;
  const within = (row: number): number => Math.min(Math.max(row, 0), rows);
  return {
    from: within(Math.floor((view.from - LOOK_AHEAD_PX) / pitch)),
    to: within(Math.ceil((view.to + LOOK_AHEAD_PX) / pitch)),
  };
}

/**
 * Returns the indices to render: the visible rows and the row of the focused item.
 *
 * @param focusedIndex index of the focused item
 */
export function drawnItems(
  total: number,
  columns: number,
  { from, to }: RowRange,
  focusedIndex: number | undefined,
): readonly number[] {
  const rows = Array.from({ length: to - from }, (_, index) => from + index);
  const row = focusedIndex === undefined ? -1 : Math.floor(focusedIndex / columns);
  if (row >= 0 && row < from) rows.unshift(row);
  else if (row >= to) rows.push(row);
  return rows
    .flatMap((one) => Array.from({ length: columns }, (_, column) => one * columns + column))
    .filter((index) => index < total);
}
