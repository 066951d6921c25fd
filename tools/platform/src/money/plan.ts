import { monthlyPrice } from '../gateway/productRelations.ts';
import { productOf, trialDaysOf } from '../state/products.ts';
import type { RunningDiscount, Subscription } from '../state/subscriptions.ts';
import { dayOfMonth, daysBetween, daysLater, monthsLater, type PaymentDates } from './billingDates.ts';
import { isSame } from './choice.ts';
import { underWay } from './refusal.ts';
import { round } from './sums.ts';
import type { VoucherTerms } from './voucherList.ts';

export type ChangeType = 'New' | 'Upgrade' | 'Downgrade' | 'None';

/** What a change of products means: what the summary tells, and what is then carried out. */
export interface Plan extends PaymentDates {
  readonly changeType: ChangeType;
  /** NOK. */
  readonly toPayNow: number;
  /** Epoch milliseconds. */
  readonly effectiveAt: number;
  readonly productIds: readonly string[];
  /** The products from the next payment on, where they are others. */
  readonly pendingProductIds?: readonly string[];
  readonly discounts: readonly RunningDiscount[];
  readonly isInTrialPeriod: boolean;
  /** The vouchers that are counted in, which are used up where the plan is carried out. */
  readonly vouchers: readonly VoucherTerms[];
}

export interface Circumstances {
  readonly now: number;
  /** Redeemed, and not yet counted in. */
  readonly vouchers: readonly VoucherTerms[];
}

const atRest: readonly string[] = ['Active', 'FreeAccess', 'PendingCancellation', 'PastDue'];
const inProgress: readonly string[] = [
  'PaymentInProgress',
  'UpgradeInProgress',
  'ChangeSubscriptionRequested',
];

/** The dates after a payment of a whole month. */
function paidFrom(now: number): PaymentDates {
  return { nextPaymentAt: monthsLater(now, 1), billingDay: dayOfMonth(now) };
}

/** The day of the month on which a subscription is paid; of one from before it was kept, that of its next payment. */
export function billingDayOf({ terms, nextPaymentAt }: Subscription): number {
  return terms.billingDay ?? dayOfMonth(nextPaymentAt);
}

/** What is still taken off; what has ended is not in a summary any more. */
function runningDiscounts({ terms }: Subscription, now: number): readonly RunningDiscount[] {
  return terms.discounts.filter(({ until }) => now < until);
}

/** What the products cost in a payment at this time, everything taken off that then still runs. */
export function priceAt(
  productIds: readonly string[],
  discounts: readonly RunningDiscount[],
  at: number,
): number {
  const off = discounts
    .filter(
      ({ until, productId }) => at < until && (productId === undefined || productIds.includes(productId)),
    )
    .reduce((sum, discount) => sum + discount.off, 0);
  return Math.max(0, round(monthlyPrice(productIds) - off));
}

/**
 * What a change to these products means for this customer.
 *
 * @param productIds  checked: they can be bought together
 * @throws a refusal while another change is under way, or where something is owed
 */
export function planChange(
  subscription: Subscription | undefined,
  productIds: readonly string[],
  { now, vouchers }: Circumstances,
): Plan {
  if (!subscription || !atRest.includes(subscription.state)) {
    if (subscription && inProgress.includes(subscription.state)) throw underWay();
    return purchase(subscription, productIds, { now, vouchers });
  }
  const { terms, nextPaymentAt, isInTrialPeriod } = subscription;
  const { counted, off } = voucherDiscounts(vouchers, productIds, now);
  const discounts = [...runningDiscounts(subscription, now), ...off];
  const dates = { nextPaymentAt, billingDay: billingDayOf(subscription) };
  const kept = { ...dates, effectiveAt: now, productIds, discounts, isInTrialPeriod, vouchers: counted };
  if (isSame(productIds, subscription.productIds)) {
    if (subscription.state === 'PastDue') {
      const toPayNow = priceAt(productIds, discounts, now);
      return { ...kept, ...paidFrom(now), changeType: 'New', toPayNow };
    }
    if (subscription.state === 'PendingCancellation') return { ...kept, changeType: 'New', toPayNow: 0 };
    return { ...kept, changeType: terms.pendingProductIds ? 'Upgrade' : 'None', toPayNow: 0 };
  }
  if (subscription.state === 'PastDue') throw underWay('Det som er ubetalt, må betales først');
  return { ...change(subscription, productIds, discounts, now), vouchers: counted };
}

/** Whether this customer's next payment is a purchase, in which a trial can be counted. */
export function isBeforePurchase(subscription: Subscription | undefined): boolean {
  return !subscription || ![...atRest, ...inProgress].includes(subscription.state);
}

function purchase(
  subscription: Subscription | undefined,
  productIds: readonly string[],
  { now, vouchers }: Circumstances,
): Plan {
  const hasBought = subscription?.terms.hasBought ?? false;
  const trial = vouchers.find(({ trialMonths }) => trialMonths !== undefined);
  const voucherTrial = trial?.trialMonths === undefined ? undefined : monthsLater(now, trial.trialMonths);
  const days = hasBought ? 0 : trialDaysOf(productIds);
  const trialEnd = voucherTrial ?? (days > 0 ? daysLater(now, days) : undefined);
  const from = trialEnd ?? now;
  const { counted, off } = voucherDiscounts(vouchers, productIds, from);
  const discounts = [...(hasBought ? [] : campaignsOf(productIds, from)), ...off];
  return {
    changeType: 'New',
    toPayNow: trialEnd === undefined ? priceAt(productIds, discounts, now) : 0,
    effectiveAt: now,
    ...(trialEnd === undefined
      ? paidFrom(now)
      : { nextPaymentAt: trialEnd, billingDay: dayOfMonth(trialEnd) }),
    productIds,
    discounts,
    isInTrialPeriod: trialEnd !== undefined,
    vouchers: trial === undefined ? counted : [trial, ...counted],
  };
}

/** To other products while there is a subscription: more at once and pro rata, less from the next payment on. */
function change(
  subscription: Subscription,
  productIds: readonly string[],
  discounts: readonly RunningDiscount[],
  now: number,
): Omit<Plan, 'vouchers'> {
  const { productIds: present, nextPaymentAt, isInTrialPeriod, billingProvider } = subscription;
  const billingDay = billingDayOf(subscription);
  const isFree = billingProvider === 'None';
  if (!isFree && monthlyPrice(productIds) < monthlyPrice(present)) {
    return {
      changeType: 'Downgrade',
      toPayNow: 0,
      effectiveAt: nextPaymentAt,
      nextPaymentAt,
      billingDay,
      productIds: present,
      pendingProductIds: productIds,
      discounts,
      isInTrialPeriod,
    };
  }
  const common = {
    changeType: 'Upgrade',
    effectiveAt: now,
    productIds,
    discounts,
    nextPaymentAt,
    billingDay,
  } as const;
  const isTrialKept = isInTrialPeriod && productIds.every((id) => productOf(id)?.allowInTrial);
  if (isTrialKept) return { ...common, toPayNow: 0, isInTrialPeriod: true };
  const whole = priceAt(productIds, discounts, now);
  // A trial that not all may be in ends, and who had it free begins to pay: a whole month.
  if (isInTrialPeriod || isFree) {
    return { ...common, ...paidFrom(now), toPayNow: whole, isInTrialPeriod: false };
  }
  // By whole days, today being one of them: what a customer confirms is what is charged, however long they read it.
  const daysInPeriod = daysBetween(monthsLater(nextPaymentAt, -1, billingDay), nextPaymentAt);
  const left = Math.min(1, Math.max(0, daysBetween(now, nextPaymentAt) / daysInPeriod));
  const before = priceAt(present, runningDiscounts(subscription, now), now);
  const toPayNow = Math.max(0, round((whole - before) * left));
  return { ...common, toPayNow, isInTrialPeriod: false };
}

/** The campaigns of products: for a first purchase alone, as a trial is. */
function campaignsOf(productIds: readonly string[], from: number): RunningDiscount[] {
  return productIds.flatMap((id): RunningDiscount[] => {
    const product = productOf(id);
    if (!product?.campaign) return [];
    const { reducedAmount, numberOfBillingCycles } = product.campaign;
    return [
      {
        kind: 'Discount',
        name: `Kampanje på ${product.name}`,
        productId: id,
        off: round(product.price - reducedAmount),
        until: monthsLater(from, numberOfBillingCycles),
      },
    ];
  });
}

/** What vouchers take off these products, and which of them do: one without any use for them waits. */
export function voucherDiscounts(
  vouchers: readonly VoucherTerms[],
  productIds: readonly string[],
  from: number,
): { readonly counted: readonly VoucherTerms[]; readonly off: readonly RunningDiscount[] } {
  const offOf = (voucher: VoucherTerms) => voucherDiscount(voucher, productIds, from);
  return { counted: vouchers.filter((voucher) => offOf(voucher).length > 0), off: vouchers.flatMap(offOf) };
}

/** What a voucher takes off: a percent of the base product's price, or the price of the product that it gives. */
function voucherDiscount(
  voucher: VoucherTerms,
  productIds: readonly string[],
  from: number,
): RunningDiscount[] {
  if (voucher.trialMonths !== undefined) return [];
  const base = productIds.map(productOf).find((product) => product?.isBase);
  const gift = voucher.gives === undefined ? undefined : productOf(voucher.gives);
  const isGiftThere = gift !== undefined && productIds.includes(gift.id);
  const off = gift
    ? isGiftThere
      ? gift.price
      : 0
    : round(((base?.price ?? 0) * (voucher.percent ?? 0)) / 100);
  if (off === 0) return [];
  return [
    {
      kind: 'Voucher',
      name: voucher.code,
      productId: gift?.id,
      off,
      until: monthsLater(from, voucher.months),
    },
  ];
}
