import type { PricePeriod } from '@tv/api-client';
import { pricePerMonth } from './kroner.ts';

const SMALL = ['null', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti', 'elleve', 'tolv'];

const inLetters = (count: number): string => SMALL[count] ?? String(count);

// Worded as in `@tv/subscription`.
const firstMonths = (count: number): string =>
  count === 1 ? 'den første måneden' : `de ${inLetters(count)} første månedene`;

const forMonths = (count: number): string => (count === 1 ? 'i én måned' : `i ${inLetters(count)} måneder`);

/** `de to første månedene, deretter 449 kr/md.`; undefined if the price never changes. */
export function laterPrice([first, ...later]: readonly PricePeriod[]): string | undefined {
  if (first?.months === undefined) return undefined;
  const parts = later.map(({ perMonth, months }) =>
    months === undefined ? pricePerMonth(perMonth) : `${pricePerMonth(perMonth)} ${forMonths(months)}`,
  );
  return [firstMonths(first.months), ...parts].join(', deretter ');
}
