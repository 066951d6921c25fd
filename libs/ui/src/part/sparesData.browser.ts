/**
 * Whether nothing is to be brought that the viewer may not need: he has asked his browser to save data, or his connection
 * is so slow (2g) that it would keep him waiting for what he does need. Some browsers tell neither.
 */
export function sparesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  if (typeof connection !== 'object' || connection === null) return false;
  const { saveData, effectiveType }: { saveData?: unknown; effectiveType?: unknown } = connection;
  return saveData === true || effectiveType === '2g' || effectiveType === 'slow-2g';
}
