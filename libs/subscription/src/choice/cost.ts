import { pricePeriods, type PricePeriod, type Product } from '@tv/api-client';
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
  /** Whether it may be had on trial: the package offers it, and the customer has not had a subscription before. */
  readonly offersTrial?: boolean;
  readonly voucher?: Reduction | undefined;
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
  readonly periods: readonly PricePeriod[];
  /** NOK to pay on the day of the purchase. */
  readonly now: number;
  /** NOK a month once every campaign and voucher is over. */
  readonly perMonth: number;
}

/** What a voucher takes off the base product in a month, counted from 0 (PKG-24). */
function voucherOff(month: number, { price }: Product, voucher: Reduction | undefined): number {
  if (voucher?.discountType !== 'Price') return 0;
  const { percent = 0, durationMonths = Infinity } = voucher;
  return month < durationMonths ? price - reducedPrice(price, percent) : 0;
}

/** The periods of a price: with every campaign and the voucher. */
function periodsOf(choice: Choice, voucher: Reduction | undefined): readonly PricePeriod[] {
  return pricePeriods(productsOf(choice), {
    off: (month) => voucherOff(month, choice.base, voucher),
    months: voucher?.discountType === 'Price' ? voucher.durationMonths : undefined,
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
