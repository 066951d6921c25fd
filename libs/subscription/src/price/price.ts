import type { ChangeSummary } from '@tv/api-client';
const integerFormat = new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 });
const exactFormat = new Intl.NumberFormat('nb-NO', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Formats NOK: `449 kr`, `224,50 kr`. */
export const formatPrice = (amount: number): string =>
  `${(Number.isInteger(amount) ? integerFormat : exactFormat).format(amount)}\u00A0kr`;

/** Formats a monthly price: `449 kr/md.` */
export const formatPricePerMonth = (amount: number): string => `${formatPrice(amount)}/md.`;

/** Formats the monthly price of a part; 0 becomes `Inkludert`. */
export const formatPartPrice = (amount: number): string =>
  amount === 0 ? 'Inkludert' : formatPricePerMonth(amount);

/** Sums NOK in whole øre, without floating-point errors. */
export const sumPrices = (amounts: readonly number[]): number =>
  amounts.reduce((total, amount) => total + Math.round(amount * 100), 0) / 100;

/** Returns the price (NOK) after a discount, rounded to øre (PKG-24). @param percent clamped to 0–100 */
export function reducedPrice(basePrice: number, percent: number): number {
  const rest = 100 - Math.min(Math.max(percent, 0), 100);
  return Math.round(basePrice * rest) / 100;
}

/** Returns the next payment, without trials and discounts that have ended. `sum` in NOK. */
export function nextBill({
  lines,
  nextPaymentDate = -Infinity,
}: Pick<ChangeSummary, 'lines' | 'nextPaymentDate'>) {
  const running = lines.filter(({ until = Infinity }) => until > nextPaymentDate);
  return { lines: running, sum: Math.max(0, sumPrices(running.map(({ price }) => price))) };
}

/** Returns the monthly prices (NOK) from the next payment (`first`, epoch ms) on; the last is the regular price. */
export function priceSteps(
  { lines, monthlyPrice }: Pick<ChangeSummary, 'lines' | 'monthlyPrice'>,
  first: number,
) {
  const ends = lines.flatMap(({ until }) => (until !== undefined && until > first ? [until] : []));
  const days = [first, ...[...new Set(ends)].sort((one, other) => one - other)];
  const steps = days.map((from) => ({ from, price: nextBill({ lines, nextPaymentDate: from }).sum }));
  // Incomplete lines: only the regular price is reliable.
  if (steps.at(-1)?.price !== monthlyPrice) return [{ from: first, price: monthlyPrice }];
  return steps.filter(({ price }, index) => price !== steps[index - 1]?.price);
}
