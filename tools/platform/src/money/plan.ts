import { monthlyPrice } from '../gateway/productRelations.ts';
import { productOf, trialDaysOf } from '../state/products.ts';
import type { RunningDiscount, Subscription } from '../state/subscriptions.ts';
import { isSame } from './choice.ts';
import { underWay } from './refusal.ts';
import { addMonths, round } from './sums.ts';
import type { VoucherTerms } from './voucherList.ts';

export type ChangeType = 'New' | 'Upgrade' | 'Downgrade' | 'None';

/** What a change of products means: what the summary tells, and what is then carried out. */
export interface Plan {
  readonly changeType: ChangeType;
  /** NOK. */
  readonly toPayNow: number;
  /** Epoch milliseconds. */
  readonly effectiveAt: number;
  readonly nextPaymentAt: number;
  readonly productIds: readonly string[];
  /** The products from the next payment on, where they are others. */
  readonly pendingProductIds?: readonly string[];
  readonly discounts: readonly RunningDiscount[];
  readonly isInTrialPeriod: boolean;
  /** The voucher that is counted in, which is used up where the plan is carried out. */
  readonly voucher?: VoucherTerms | undefined;
}

export interface Circumstances {
  readonly now: number;
  /** Redeemed, and not yet counted in. */
  readonly voucher?: VoucherTerms | undefined;
}

const day = 24 * 3600 * 1000;
const atRest: readonly string[] = ['Active', 'FreeAccess', 'PendingCancellation', 'PastDue'];
const inProgress: readonly string[] = [
  'PaymentInProgress',
  'UpgradeInProgress',
  'ChangeSubscriptionRequested',
];

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
  { now, voucher }: Circumstances,
): Plan {
  if (!subscription || !atRest.includes(subscription.state)) {
    if (subscription && inProgress.includes(subscription.state)) throw underWay();
    return purchase(subscription, productIds, { now, voucher });
  }
  const { terms, nextPaymentAt, isInTrialPeriod } = subscription;
  const off = voucherDiscount(voucher, productIds, now);
  const counted = off.length > 0 ? voucher : undefined;
  const discounts = [...terms.discounts, ...off];
  const kept = { effectiveAt: now, nextPaymentAt, productIds, discounts, isInTrialPeriod, voucher: counted };
  if (isSame(productIds, subscription.productIds)) {
    if (subscription.state === 'PastDue') {
      const next = addMonths(now, 1);
      return {
        ...kept,
        changeType: 'New',
        toPayNow: priceAt(productIds, discounts, now),
        nextPaymentAt: next,
      };
    }
    if (subscription.state === 'PendingCancellation') return { ...kept, changeType: 'New', toPayNow: 0 };
    return { ...kept, changeType: terms.pendingProductIds ? 'Upgrade' : 'None', toPayNow: 0 };
  }
  if (subscription.state === 'PastDue') throw underWay('Det som er ubetalt, må betales først');
  return { ...change(subscription, productIds, discounts, now), voucher: counted };
}

/** Whether this customer's next payment is a purchase, in which a trial can be counted. */
export function isBeforePurchase(subscription: Subscription | undefined): boolean {
  return !subscription || ![...atRest, ...inProgress].includes(subscription.state);
}

function purchase(
  subscription: Subscription | undefined,
  productIds: readonly string[],
  { now, voucher }: Circumstances,
): Plan {
  const hasBought = subscription?.terms.hasBought ?? false;
  const voucherTrial = voucher?.trialMonths === undefined ? undefined : addMonths(now, voucher.trialMonths);
  const days = hasBought ? 0 : trialDaysOf(productIds);
  const trialEnd = voucherTrial ?? (days > 0 ? now + days * day : undefined);
  const from = trialEnd ?? now;
  const off = voucherDiscount(voucher, productIds, from);
  const discounts = [...campaignsOf(productIds, [], from), ...off];
  return {
    changeType: 'New',
    toPayNow: trialEnd === undefined ? priceAt(productIds, discounts, now) : 0,
    effectiveAt: now,
    nextPaymentAt: trialEnd ?? addMonths(now, 1),
    productIds,
    discounts,
    isInTrialPeriod: trialEnd !== undefined,
    voucher: voucherTrial !== undefined || off.length > 0 ? voucher : undefined,
  };
}

/** To other products while there is a subscription: more at once and pro rata, less from the next payment on. */
function change(
  { productIds: present, nextPaymentAt, isInTrialPeriod, billingProvider, terms }: Subscription,
  productIds: readonly string[],
  running: readonly RunningDiscount[],
  now: number,
): Plan {
  const isFree = billingProvider === 'None';
  if (!isFree && monthlyPrice(productIds) < monthlyPrice(present)) {
    return {
      changeType: 'Downgrade',
      toPayNow: 0,
      effectiveAt: nextPaymentAt,
      nextPaymentAt,
      productIds: present,
      pendingProductIds: productIds,
      discounts: running,
      isInTrialPeriod,
    };
  }
  const discounts = [...running, ...campaignsOf(productIds, present, now)];
  const common = { changeType: 'Upgrade', effectiveAt: now, productIds, discounts } as const;
  const isTrialKept = isInTrialPeriod && productIds.every((id) => productOf(id)?.allowInTrial);
  if (isTrialKept) return { ...common, toPayNow: 0, nextPaymentAt, isInTrialPeriod: true };
  const whole = priceAt(productIds, discounts, now);
  // A trial that not all may be in ends, and who had it free begins to pay: a whole month.
  if (isInTrialPeriod || isFree) {
    return { ...common, toPayNow: whole, nextPaymentAt: addMonths(now, 1), isInTrialPeriod: false };
  }
  const periodStart = addMonths(nextPaymentAt, -1);
  const left = Math.min(1, Math.max(0, (nextPaymentAt - now) / (nextPaymentAt - periodStart)));
  const toPayNow = Math.max(0, round((whole - priceAt(present, terms.discounts, now)) * left));
  return { ...common, toPayNow, nextPaymentAt, isInTrialPeriod: false };
}

/** The campaigns of products that were not there before. */
function campaignsOf(
  productIds: readonly string[],
  before: readonly string[],
  from: number,
): RunningDiscount[] {
  return productIds.flatMap((id): RunningDiscount[] => {
    const product = productOf(id);
    if (!product?.campaign || before.includes(id)) return [];
    const { reducedAmount, numberOfBillingCycles } = product.campaign;
    return [
      {
        kind: 'Discount',
        name: `Kampanje på ${product.name}`,
        productId: id,
        off: round(product.price - reducedAmount),
        until: addMonths(from, numberOfBillingCycles),
      },
    ];
  });
}

/** What a voucher takes off: a percent of the base product's price, or the price of the product that it gives. */
export function voucherDiscount(
  voucher: VoucherTerms | undefined,
  productIds: readonly string[],
  from: number,
): RunningDiscount[] {
  if (!voucher || voucher.trialMonths !== undefined) return [];
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
      until: addMonths(from, voucher.months),
    },
  ];
}
