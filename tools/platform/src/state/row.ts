/** A text column of a database row; throws when the table is not what the code says it is. */
export function text(row: Record<string, unknown>, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`Column ${column} holds no text`);
  return value;
}

/** A whole-number column of a database row. */
export function integer(row: Record<string, unknown>, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new Error(`Column ${column} holds no number`);
  return value;
}

/** A text column that may be null. */
export function optionalText(row: Record<string, unknown>, column: string): string | undefined {
  return row[column] === null ? undefined : text(row, column);
}
