/** In CSS pixels; all rows have the same height. */
export interface GridMetrics {
  readonly columns: number;
  readonly rowHeight: number;
  /** Between rows. */
  readonly gap: number;
}

/** CSS pixels from the top of the grid. */
export interface GridViewport {
  readonly from: number;
  readonly to: number;
}

/** `to` is exclusive. */
export interface RowRange {
  readonly from: number;
  readonly to: number;
}

export const OVERSCAN_PX = 600;

/** Returns the rows in view plus overscan. */
export function visibleRowRange(rows: number, { rowHeight, gap }: GridMetrics, view: GridViewport): RowRange {
  const pitch = rowHeight + gap;
  const within = (row: number): number => Math.min(Math.max(row, 0), rows);
  return {
    from: within(Math.floor((view.from - OVERSCAN_PX) / pitch)),
    to: within(Math.ceil((view.to + OVERSCAN_PX) / pitch)),
  };
}

/**
 * Returns the indices to render: the visible rows and the row of the focused item.
 *
 * @param focusedIndex index of the focused item
 */
export function renderedItems(
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
