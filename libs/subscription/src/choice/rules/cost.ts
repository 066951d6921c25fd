import { pricePeriods, type PricePeriod, type Product } from '@tv/api-client';
import { reducedPrice } from '../../price/price.ts';
import { productsOf, type Choice } from './choice.ts';
import { allowsTrial } from './combination.ts';

export interface Reduction {
  readonly discountType: 'NoDiscount' | 'NewTrialLength' | 'Price';
  readonly percent?: number | undefined;
  /** Price: undefined means until further notice. Trial: its length. */
  readonly durationMonths?: number | undefined;
}

export interface CostOptions {
  /** The package offers a trial and the customer is new. */
  readonly offersTrial?: boolean;
  readonly voucher?: Reduction | undefined;
}

/** In NOK. */
export interface Cost {
  /** `months` is undefined if only the purchase summary knows it. */
  readonly trial: { readonly months: number | undefined } | undefined;
  /** At least one; the last has no end. */
  readonly periods: readonly PricePeriod[];
  readonly now: number;
  /** After all campaigns and vouchers. */
  readonly perMonth: number;
}

/** Returns the voucher discount on the base product in a month, counted from 0 (PKG-24). */
function voucherDiscount(month: number, { price }: Product, voucher: Reduction | undefined): number {
  if (voucher?.discountType !== 'Price') return 0;
  const { percent = 0, durationMonths = Infinity } = voucher;
  return month < durationMonths ? price - reducedPrice(price, percent) : 0;
}

/** Returns the voucher's trial, else the package's if all products allow it (PKG-22). */
function trialOf(choice: Choice, { offersTrial = false, voucher }: CostOptions): Cost['trial'] {
  if (voucher?.discountType === 'NewTrialLength') return { months: voucher.durationMonths };
  return offersTrial && allowsTrial(productsOf(choice)) ? { months: undefined } : undefined;
}

export function costOf(choice: Choice, options: CostOptions = {}): Cost {
  const { voucher } = options;
  const periods = pricePeriods(productsOf(choice), {
    off: (month) => voucherDiscount(month, choice.base, voucher),
    months: voucher?.discountType === 'Price' ? voucher.durationMonths : undefined,
  });
  const trial = trialOf(choice, options);
  return {
    trial,
    periods,
    now: trial ? 0 : (periods[0]?.perMonth ?? 0),
    perMonth: periods.at(-1)?.perMonth ?? 0,
  };
}
