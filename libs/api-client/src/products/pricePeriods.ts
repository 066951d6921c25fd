import type { Product } from './schema.ts';

/** A period with one price. */
export interface PricePeriod {
  /** NOK a month. */
  readonly perMonth: number;
  /** Undefined for the last period, which does not end. */
  readonly months: number | undefined;
}

/** A product in a purchase; monthly price in NOK. */
export type PricedPart = Pick<Product, 'price' | 'campaignDiscounts'>;

/** A discount on the total besides campaigns, such as a voucher. */
export interface PriceReduction {
  /** NOK off in a month, counted from 0. */
  readonly off: (month: number) => number;
  /** Duration in months; undefined if unlimited. */
  readonly months: number | undefined;
}

const isPositiveInteger = (months: number): boolean => Number.isInteger(months) && months > 0;

const ore = (amount: number): number => Math.round(amount * 100);

/** Returns the price of one product in a month, counted from 0. A campaign never raises it. */
function priceIn(month: number, { price, campaignDiscounts }: PricedPart): number {
  const running = campaignDiscounts.filter(({ numberOfBillingCycles }) => month < numberOfBillingCycles);
  return Math.min(price, ...running.map(({ reducedAmount }) => reducedAmount));
}

/**
 * Returns the total price over time (PKG-10), for customers without a summary.
 *
 * @returns consecutive periods, adjacent ones with different prices; at least one, the last without an end
 */
export function pricePeriods(
  parts: readonly PricedPart[],
  reduction?: PriceReduction,
): readonly PricePeriod[] {
  const ends = parts.flatMap(({ campaignDiscounts }) =>
    campaignDiscounts.map(({ numberOfBillingCycles }) => numberOfBillingCycles),
  );
  const months = [0, ...[...ends, reduction?.months ?? 0].filter(isPositiveInteger)];
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

/** Removes campaigns and trials, as for returning customers. */
export function withoutNewCustomerOffers<Sold extends Pick<Product, 'campaignDiscounts' | 'allowInTrial'>>(
  products: readonly Sold[],
): readonly Sold[] {
  return products.map((product) => ({ ...product, campaignDiscounts: [], allowInTrial: false }));
}
