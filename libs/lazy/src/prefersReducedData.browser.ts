/** Whether to skip prefetching: the user saves data, or the connection is 2g. False where unsupported. */
export function prefersReducedData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const { saveData, effectiveType }: { saveData?: unknown; effectiveType?: unknown } = connection;
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}
