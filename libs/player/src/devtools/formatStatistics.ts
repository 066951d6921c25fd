const PRECISION = 1000;

/** Keeps Shaka's finite numbers, rounded to a thousandth, and its strings. */
export function formatStatistics(
  stats: object,
): readonly (readonly [name: string, value: string | number])[] {
  return Object.entries(stats).flatMap(([name, value]: [string, unknown]): [string, string | number][] => {
    if (typeof value === 'number')
      return Number.isFinite(value) ? [[name, Math.round(value * PRECISION) / PRECISION]] : [];
    return typeof value === 'string' && value !== '' ? [[name, value]] : [];
  });
}
