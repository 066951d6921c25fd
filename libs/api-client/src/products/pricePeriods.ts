import type { Product } from './schema.ts';

/** A time with one price. */
export interface PricePeriod {
  /** NOK a month. */
  readonly perMonth: number;
  /** Undefined for the last one, which goes on. */
  readonly months: number | undefined;
}

/** What is bought together with others, a month, in NOK. */
export type PricedPart = Pick<Product, 'price' | 'campaignDiscounts'>;

/** What is taken off the sum beside campaigns, as by a voucher. */
export interface PriceReduction {
  /** NOK in a month, counted from 0. */
  readonly off: (month: number) => number;
  /** For how many months; undefined where it goes on. */
  readonly months: number | undefined;
}

const isWholeMonths = (months: number): boolean => Number.isInteger(months) && months > 0;

const ore = (amount: number): number => Math.round(amount * 100);

/** What one part costs in a month, counted from 0: with its campaign, which is never dearer than without. */
function priceIn(month: number, { price, campaignDiscounts }: PricedPart): number {
  const running = campaignDiscounts.filter(({ numberOfBillingCycles }) => month < numberOfBillingCycles);
  return Math.min(price, ...running.map(({ reducedAmount }) => reducedAmount));
}

/**
 * What parts cost together, and when that changes: the one rule of prices before a customer has a summary of their own (PKG-10).
 *
 * @returns one period after the other, no two neighbours with the same price; at least one, and the last goes on
 */
export function pricePeriods(
  parts: readonly PricedPart[],
  reduction?: PriceReduction,
): readonly PricePeriod[] {
  const ends = parts.flatMap(({ campaignDiscounts }) =>
    campaignDiscounts.map(({ numberOfBillingCycles }) => numberOfBillingCycles),
  );
  const months = [0, ...[...ends, reduction?.months ?? 0].filter(isWholeMonths)];
  const totalIn = (month: number): number => {
    const sum = parts.reduce((total, part) => total + ore(priceIn(month, part)), 0);
    return Math.max(0, sum - ore(reduction?.off(month) ?? 0)) / 100;
  };
  const steps = [...new Set(months)]
    .sort((one, other) => one - other)
    .map((from) => ({ from, perMonth: totalIn(from) }))
    .filter(({ perMonth }, index, all) => all[index - 1]?.perMonth !== perMonth);
  return steps.map(({ from, perMonth }, index) => {
    const next = steps[index + 1];
    return { perMonth, months: next === undefined ? undefined : next.from - from };
  });
}

/** Products as they are sold to who has had a subscription: without campaigns, and without a trial. */
export function withoutNewCustomerOffers<Sold extends Pick<Product, 'campaignDiscounts' | 'allowInTrial'>>(
  products: readonly Sold[],
): readonly Sold[] {
  return products.map((product) => ({ ...product, campaignDiscounts: [], allowInTrial: false }));
}
