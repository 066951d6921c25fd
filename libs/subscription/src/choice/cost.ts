import type { Product } from '@tv/api-client';
import { sum } from '../price/kroner.ts';
import { reducedPrice } from '../price/reducedPrice.ts';
import { productsOf, type Choice } from './choice.ts';
import { allowsTrial } from './combination.ts';

/** A discount of a package or a voucher, as far as it bears on a choice. */
export interface Reduction {
  readonly discountType: 'NoDiscount' | 'NewTrialLength' | 'Price';
  readonly percent?: number | undefined;
  /** Of a price: for so many months, or until further notice where it is missing. Of a trial: how long it is. */
  readonly durationMonths?: number | undefined;
}

/** What bears on the price beside the products themselves. */
export interface Terms {
  /** Whether who buys this may have it on trial: the package offers it, and he has not been a customer before. */
  readonly offersTrial?: boolean;
  readonly voucher?: Reduction | undefined;
}

/** A time with one price. */
export interface CostPeriod {
  /** NOK a month. */
  readonly perMonth: number;
  /** Undefined for the last one, which goes on. */
  readonly months: number | undefined;
}

/** A line of the summary. */
export interface CostLine {
  readonly id: string;
  readonly name: string;
  /** NOK a month, without any campaign. */
  readonly price: number;
}

/** What a choice costs, and when. */
export interface Cost {
  readonly lines: readonly CostLine[];
  /** Before anything is charged; `months` is undefined where only the summary of the purchase tells how long. */
  readonly trial: { readonly months: number | undefined } | undefined;
  /** One after the other, the last going on; at least one. */
  readonly periods: readonly CostPeriod[];
  /** NOK to pay on the day of the purchase. */
  readonly now: number;
  /** NOK a month once every campaign and voucher is over. */
  readonly perMonth: number;
}

const isWholeMonths = (months: number): boolean => Number.isInteger(months) && months > 0;

/** What one product costs in a month, counted from 0: with its campaign, which is never dearer than without. */
function priceIn(month: number, { price, campaignDiscounts }: Product): number {
  const running = campaignDiscounts.filter(({ numberOfBillingCycles }) => month < numberOfBillingCycles);
  return Math.min(price, ...running.map(({ reducedAmount }) => reducedAmount));
}

/** What a voucher takes off the base product in a month, counted from 0 (PKG-24). */
function voucherOff(month: number, { price }: Product, voucher: Reduction | undefined): number {
  if (voucher?.discountType !== 'Price') return 0;
  const { percent = 0, durationMonths = Infinity } = voucher;
  return month < durationMonths ? price - reducedPrice(price, percent) : 0;
}

/** What all of a choice costs in a month: with every campaign and the voucher, and never less than nothing. */
function totalIn(month: number, choice: Choice, voucher: Reduction | undefined): number {
  const prices = productsOf(choice).map((product) => priceIn(month, product));
  return Math.max(0, sum([...prices, -voucherOff(month, choice.base, voucher)]));
}

/** The months in which a price may change, the first one first. */
function changesOf(choice: Choice, voucher: Reduction | undefined): readonly number[] {
  const ends = productsOf(choice).flatMap(({ campaignDiscounts }) =>
    campaignDiscounts.map(({ numberOfBillingCycles }) => numberOfBillingCycles),
  );
  const end = voucher?.discountType === 'Price' ? voucher.durationMonths : undefined;
  const all = [0, ...ends, ...(end === undefined ? [] : [end])];
  return [...new Set(all.filter((month) => month === 0 || isWholeMonths(month)))].sort((a, b) => a - b);
}

/** The periods of a price, of which no two that follow each other cost the same. */
function periodsOf(choice: Choice, voucher: Reduction | undefined): readonly CostPeriod[] {
  const steps = changesOf(choice, voucher)
    .map((from) => ({
      from,
      perMonth: totalIn(from, choice, voucher),
    }))
    .filter(({ perMonth }, index, all) => all[index - 1]?.perMonth !== perMonth);
  return steps.map(({ from, perMonth }, index) => {
    const next = steps[index + 1];
    return { perMonth, months: next === undefined ? undefined : next.from - from };
  });
}

/** How a choice may be tried first: as the voucher says, or as the package offers where all products allow it (PKG-22). */
function trialOf(choice: Choice, { offersTrial = false, voucher }: Terms): Cost['trial'] {
  if (voucher?.discountType === 'NewTrialLength') return { months: voucher.durationMonths };
  return offersTrial && allowsTrial(productsOf(choice)) ? { months: undefined } : undefined;
}

/** What a choice costs: now, for the time being, and in the long run. */
export function costOf(choice: Choice, terms: Terms = {}): Cost {
  const lines = productsOf(choice).map(({ id, name, price }) => ({ id, name, price }));
  const periods = periodsOf(choice, terms.voucher);
  const trial = trialOf(choice, terms);
  return {
    lines,
    trial,
    periods,
    now: trial ? 0 : (periods[0]?.perMonth ?? 0),
    perMonth: periods.at(-1)?.perMonth ?? 0,
  };
}
