import type { PricePeriod } from '@tv/api-client';

const integerFormat = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 });
const decimalFormat = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats a price as `449 kr/md.` or `224,50 kr/md.` */
export function formatPricePerMonth(kroner: number): string {
  return `${(Number.isInteger(kroner) ? integerFormat : decimalFormat).format(kroner)} kr/md.`;
}

const NUMERALS = 'null én to tre fire fem seks sju åtte ni ti elleve tolv'.split(' ');

const numeral = (count: number): string => NUMERALS[count] ?? String(count);

// Worded as in `@tv/subscription`.
const firstMonths = (count: number): string =>
  count === 1 ? 'den første måneden' : `de ${numeral(count)} første månedene`;

const forMonths = (count: number): string => (count === 1 ? 'i én måned' : `i ${numeral(count)} måneder`);

/** `de to første månedene, deretter 449 kr/md.`; undefined if the price never changes. */
export function laterPriceText([first, ...later]: readonly PricePeriod[]): string | undefined {
  if (first?.months === undefined) return undefined;
  const parts = later.map(({ perMonth, months }) =>
    months === undefined
      ? formatPricePerMonth(perMonth)
      : `${formatPricePerMonth(perMonth)} ${forMonths(months)}`,
  );
  return [firstMonths(first.months), ...parts].join(', deretter ');
}
