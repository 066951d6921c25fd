/** When something is on, epoch milliseconds; the end does not belong to it. */
interface Timed {
  readonly start: number;
  readonly end: number;
}

/** What is on at an instant. */
export function programmeAt<Programme extends Timed>(
  programmes: readonly Programme[],
  now: number,
): Programme | undefined {
  return programmes.find(({ start, end }) => start <= now && now < end);
}

/** How much of it is over, in per cent. */
export function shareOf({ start, end }: Timed, now: number): number {
  return end > start ? Math.min(100, Math.max(0, (100 * (now - start)) / (end - start))) : 0;
}
