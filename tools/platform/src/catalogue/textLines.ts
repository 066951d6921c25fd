/** The lines of a text table, each cut into exactly `columns` parts; throws on a line of another shape. */
export function textLines(table: string, columns: number): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns) throw new Error(`Expected ${columns} columns: ${line}`);
      return cells;
    });
}

/** A cell by its index; the line's width is known, so a missing one is an error in the caller. */
export function cell(cells: readonly string[], index: number): string {
  const value = cells[index];
  if (value === undefined) throw new Error(`No column ${index}`);
  return value;
}
