/** Reads a text column; throws on another type. */
export function readText(row: Record<string, unknown>, column: string): string {
  const value = row[column];
  if (typeof value !== 'string') throw new Error(`Column ${column} holds no text`);
  return value;
}

/** Reads an integer column; throws on another type. */
export function readInteger(row: Record<string, unknown>, column: string): number {
  const value = row[column];
  if (typeof value !== 'number') throw new Error(`Column ${column} holds no number`);
  return value;
}

/** Reads a nullable text column. */
export function readOptionalText(row: Record<string, unknown>, column: string): string | undefined {
  return row[column] === null ? undefined : readText(row, column);
}
