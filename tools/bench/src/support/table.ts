export type Row = Readonly<Record<string, string | number>>;

/** Formats rows as text: columns in order of first appearance, numbers right-aligned. */
export function formatTable(rows: readonly Row[]): readonly string[] {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const cell = (row: Row, column: string): string => String(row[column] ?? '');
  const widths = columns.map((column) =>
    Math.max(column.length, ...rows.map((row) => cell(row, column).length)),
  );
  const line = (texts: readonly string[], isNumber: (index: number) => boolean): string =>
    texts
      .map((text, index) =>
        isNumber(index) ? text.padStart(widths[index] ?? 0) : text.padEnd(widths[index] ?? 0),
      )
      .join('  ')
      .trimEnd();
  const isNumeric = (column: string): boolean => rows.some((row) => typeof row[column] === 'number');
  const numeric = columns.map(isNumeric);
  const toRight = (index: number): boolean => numeric[index] === true;
  return [
    line(columns, toRight),
    ...rows.map((row) =>
      line(
        columns.map((column) => cell(row, column)),
        toRight,
      ),
    ),
  ];
}
