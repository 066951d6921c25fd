const counted = (count: number, one: string, many: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? one : many}`];

/**
 * Duration for screen readers, rounded down: `1 time, 12 minutter og 4 sekunder`.
 *
 * @param seconds negative and non-finite values count as 0
 */
export function spokenTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0;
  const parts = [
    ...counted(Math.floor(whole / 3600), 'time', 'timer'),
    ...counted(Math.floor(whole / 60) % 60, 'minutt', 'minutter'),
    ...counted(whole % 60, 'sekund', 'sekunder'),
  ];
  const last = parts.pop() ?? '0 sekunder';
  return parts.length === 0 ? last : `${parts.join(', ')} og ${last}`;
}
