/** False without a start time: such titles are always playable. */
export function isUpcoming({ start }: { readonly start?: number | undefined }, now: number): boolean {
  return start !== undefined && now < start;
}

/** Epoch milliseconds; `end` is exclusive. */
interface Timed {
  readonly start: number;
  readonly end: number;
}

/** Returns the programme on air at an instant. */
export function findProgrammeAt<Programme extends Timed>(
  programmes: readonly Programme[],
  now: number,
): Programme | undefined {
  return programmes.find(({ start, end }) => start <= now && now < end);
}

/** Returns the elapsed share in percent. */
export function elapsedPercent({ start, end }: Timed, now: number): number {
  return end > start ? Math.min(100, Math.max(0, (100 * (now - start)) / (end - start))) : 0;
}
