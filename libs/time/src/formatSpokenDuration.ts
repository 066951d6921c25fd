const countedUnit = (count: number, singular: string, plural: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? singular : plural}`];

/**
 * Returns the duration for screen readers, rounded down: `1 time, 12 minutter og 4 sekunder`.
 *
 * @param seconds negative and non-finite values count as 0
 */
export function formatSpokenDuration(seconds: number): string {
  const total = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [
    ...countedUnit(Math.floor(total / 3600), 'time', 'timer'),
    ...countedUnit(Math.floor(total / 60) % 60, 'minutt', 'minutter'),
    ...countedUnit(total % 60, 'sekund', 'sekunder'),
  ];
  const last = parts.pop() ?? '0 sekunder';
  return parts.length === 0 ? last : `${parts.join(', ')} og ${last}`;
}
