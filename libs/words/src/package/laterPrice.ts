import type { PricePeriod } from '@tv/api-client';
import { pricePerMonth } from './kroner.ts';

const firstMonths = (count: number): string =>
  count === 1 ? 'den første måneden' : `de første ${count} månedene`;

const forMonths = (count: number): string => (count === 1 ? 'i én måned' : `i ${count} måneder`);

/**
 * For how long the first price lasts, and what comes after it; undefined where it never changes.
 *
 * @example 'de første 2 månedene, deretter 449 kr/md.'
 */
export function laterPrice([first, ...later]: readonly PricePeriod[]): string | undefined {
  if (first?.months === undefined) return undefined;
  const parts = later.map(({ perMonth, months }) =>
    months === undefined ? pricePerMonth(perMonth) : `${pricePerMonth(perMonth)} ${forMonths(months)}`,
  );
  return [firstMonths(first.months), ...parts].join(', deretter ');
}
