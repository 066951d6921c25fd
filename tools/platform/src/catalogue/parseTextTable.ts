/** Parses a text table into rows of `columns` cells; throws if a row has another count. */
export function parseTextTable(table: string, columns: number): string[][] {
  return table
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const cells = line.split('|').map((cell) => cell.trim());
      if (cells.length !== columns) throw new Error(`Expected ${columns} columns: ${line}`);
      return cells;
    });
}

/** Returns a cell by index; throws if missing. */
export function cellAt(cells: readonly string[], index: number): string {
  const value = cells[index];
  if (value === undefined) throw new Error(`No column ${index}`);
  return value;
}
