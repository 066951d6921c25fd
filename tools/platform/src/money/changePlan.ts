import { monthlyPrice } from '../gateway/subscription/productRelations.ts';
import { productOf, trialDaysOf } from '../state/products.ts';
import type { RunningDiscount, Subscription } from '../state/subscriptions.ts';
import { dayOfMonth, daysBetween, daysLater, monthsLater, type PaymentDates } from './billingDates.ts';
import { isSameProducts } from './productChoice.ts';
import { changeInProgress } from './refusal.ts';
import { roundToOre } from './roundToOre.ts';
import type { VoucherTerms } from './voucherList.ts';

export type ChangeType = 'New' | 'Upgrade' | 'Downgrade' | 'None';

/** What a product change costs and leads to. */
export interface ChangePlan extends PaymentDates {
  readonly changeType: ChangeType;
  /** NOK. */
  readonly toPayNow: number;
  /** Epoch milliseconds. */
  readonly effectiveAt: number;
  readonly productIds: readonly string[];
  /** From the next payment on, if different. */
  readonly pendingProductIds?: readonly string[];
  readonly discounts: readonly RunningDiscount[];
  readonly isInTrialPeriod: boolean;
  readonly vouchers: readonly VoucherTerms[];
}

export interface PlanContext {
  readonly now: number;
  /** Redeemed but unused. */
  readonly vouchers: readonly VoucherTerms[];
}

const settledStates: readonly string[] = ['Active', 'FreeAccess', 'PendingCancellation', 'PastDue'];
const inProgressStates: readonly string[] = [
  'PaymentInProgress',
  'UpgradeInProgress',
  'ChangeSubscriptionRequested',
];

function paidFrom(now: number): PaymentDates {
  return { nextPaymentAt: monthsLater(now, 1), billingDay: dayOfMonth(now) };
}

/** Returns the billing day; old subscriptions have none stored. */
export function billingDayOf({ terms, nextPaymentAt }: Subscription): number {
  return terms.billingDay ?? dayOfMonth(nextPaymentAt);
}

function runningDiscounts({ terms }: Subscription, now: number): readonly RunningDiscount[] {
  return terms.discounts.filter(({ until }) => now < until);
}

/** Returns the price in NOK, with the discounts active at `at`. */
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
  return Math.max(0, roundToOre(monthlyPrice(productIds) - off));
}

/**
 * @param productIds must be a valid combination
 * @throws a refusal during another change, or while a payment is overdue
 */
export function planChange(
  subscription: Subscription | undefined,
  productIds: readonly string[],
  { now, vouchers }: PlanContext,
): ChangePlan {
  if (!subscription || !settledStates.includes(subscription.state)) {
    if (subscription && inProgressStates.includes(subscription.state)) throw changeInProgress();
    return planPurchase(subscription, productIds, { now, vouchers });
  }
  const { terms, nextPaymentAt, isInTrialPeriod } = subscription;
  const { counted, off } = voucherDiscounts(vouchers, productIds, now);
  const discounts = [...runningDiscounts(subscription, now), ...off];
  const dates = { nextPaymentAt, billingDay: billingDayOf(subscription) };
  const unchanged = { ...dates, effectiveAt: now, productIds, discounts, isInTrialPeriod, vouchers: counted };
  if (isSameProducts(productIds, subscription.productIds)) {
    if (subscription.state === 'PastDue') {
      const toPayNow = priceAt(productIds, discounts, now);
      return { ...unchanged, ...paidFrom(now), changeType: 'New', toPayNow };
    }
    if (subscription.state === 'PendingCancellation') return { ...unchanged, changeType: 'New', toPayNow: 0 };
    return { ...unchanged, changeType: terms.pendingProductIds ? 'Upgrade' : 'None', toPayNow: 0 };
  }
  if (subscription.state === 'PastDue') throw changeInProgress('Det som er ubetalt, må betales først');
  return { ...planProductChange(subscription, productIds, discounts, now), vouchers: counted };
}

/** Returns true if a trial can apply to the next payment. */
export function isBeforePurchase(subscription: Subscription | undefined): boolean {
  return !subscription || ![...settledStates, ...inProgressStates].includes(subscription.state);
}

function planPurchase(
  subscription: Subscription | undefined,
  productIds: readonly string[],
  { now, vouchers }: PlanContext,
): ChangePlan {
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

/** Upgrades apply now and pro rata; downgrades apply at the next payment. */
function planProductChange(
  subscription: Subscription,
  productIds: readonly string[],
  discounts: readonly RunningDiscount[],
  now: number,
): Omit<ChangePlan, 'vouchers'> {
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
  const isStillTrial = isInTrialPeriod && productIds.every((id) => productOf(id)?.allowInTrial);
  if (isStillTrial) return { ...common, toPayNow: 0, isInTrialPeriod: true };
  const fullPrice = priceAt(productIds, discounts, now);
  // The trial or free access ends: a full month is due.
  if (isInTrialPeriod || isFree) {
    return { ...common, ...paidFrom(now), toPayNow: fullPrice, isInTrialPeriod: false };
  }
  // Whole days, including today, so the charge equals the confirmed amount.
  const daysInPeriod = daysBetween(monthsLater(nextPaymentAt, -1, billingDay), nextPaymentAt);
  const left = Math.min(1, Math.max(0, daysBetween(now, nextPaymentAt) / daysInPeriod));
  const before = priceAt(present, runningDiscounts(subscription, now), now);
  const toPayNow = Math.max(0, roundToOre((fullPrice - before) * left));
  return { ...common, toPayNow, isInTrialPeriod: false };
}

/** Campaigns apply to a first purchase only. */
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
        off: roundToOre(product.price - reducedAmount),
        until: monthsLater(from, numberOfBillingCycles),
      },
    ];
  });
}

/** Vouchers without effect stay unused. */
export function voucherDiscounts(
  vouchers: readonly VoucherTerms[],
  productIds: readonly string[],
  from: number,
): { readonly counted: readonly VoucherTerms[]; readonly off: readonly RunningDiscount[] } {
  const offOf = (voucher: VoucherTerms) => voucherDiscount(voucher, productIds, from);
  return { counted: vouchers.filter((voucher) => offOf(voucher).length > 0), off: vouchers.flatMap(offOf) };
}

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
    : roundToOre(((base?.price ?? 0) * (voucher.percent ?? 0)) / 100);
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
