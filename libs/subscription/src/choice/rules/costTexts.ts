import type { PricePeriod } from '@tv/api-client';
import { formatPrice, formatPricePerMonth } from '../../price/price.ts';
import type { Cost } from './cost.ts';

const SMALL = ['null', 'én', 'to', 'tre', 'fire', 'fem', 'seks', 'sju', 'åtte', 'ni', 'ti', 'elleve', 'tolv'];

const spellOut = (count: number): string => SMALL[count] ?? String(count);

/** Formats `den første måneden`, `de tre første månedene` */
export const firstMonths = (months: number): string =>
  months === 1 ? 'den første måneden' : `de ${spellOut(months)} første månedene`;

/** Formats `i én måned`, `i tre måneder` */
const forMonths = (months: number): string => (months === 1 ? 'i én måned' : `i ${spellOut(months)} måneder`);

function periodText({ perMonth, months }: PricePeriod, isFirst: boolean): string {
  const price = perMonth === 0 ? 'gratis' : formatPricePerMonth(perMonth);
  if (months === undefined) return price;
  return `${price} ${isFirst ? firstMonths(months) : forMonths(months)}`;
}

/** Formats the first price: `224,50 kr/md.`, or `0 kr` during a trial. */
export const initialPriceText = ({ trial, now, periods }: Cost): string =>
  trial || now === 0 ? formatPrice(0) : formatPricePerMonth(periods[0]?.perMonth ?? now);

/** Formats later price changes; undefined if there are none. @example 'de to første månedene, deretter 449 kr/md.' */
export function priceChangeText({ trial, periods }: Cost): string | undefined {
  const parts = periods.map((period, index) => periodText(period, index === 0 && !trial));
  if (trial) {
    const begin = trial.months === undefined ? 'i prøveperioden' : firstMonths(trial.months);
    return [begin, ...parts].join(', deretter ');
  }
  const [first] = periods;
  if (first?.months === undefined) return undefined;
  return [firstMonths(first.months), ...parts.slice(1)].join(', deretter ');
}

/** Formats `224,50 kr/md. de to første månedene, deretter 449 kr/md.` */
export const priceSentence = (cost: Cost): string =>
  [initialPriceText(cost), priceChangeText(cost)].filter(Boolean).join(' ');
