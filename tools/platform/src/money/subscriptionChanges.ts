import type { PlatformClock } from '../clock.ts';
import type { Accounts } from '../state/accounts.ts';
import { externalServices, type ExternalService, type ServiceStatus } from '../state/demoAccounts.ts';
import { entitlementsOfProducts, productOf } from '../state/products.ts';
import {
  hasAccess,
  type PaymentMethod,
  type RunningDiscount,
  type Subscription,
} from '../state/subscriptions.ts';
import { firstPaymentFrom, monthsLater } from './billingDates.ts';
import { billingDayOf, planChange, voucherDiscounts, type ChangePlan } from './changePlan.ts';
import type { Charger } from './charger.ts';
import { validateProductChoice } from './productChoice.ts';
import { nothingToPay, Refusal, changeInProgress } from './refusal.ts';
import { roundToOre } from './roundToOre.ts';
import type { VoucherTerms } from './voucherList.ts';
import type { Vouchers } from './vouchers.ts';

/** One-time offer on cancellation: half the base price for three months. */
export const retentionOffer = { id: 'behold-50', percent: 50, months: 3 } as const;

export interface ConfirmedChange {
  readonly userId: string;
  readonly key: string;
  readonly productIds: readonly string[];
  readonly retentionOfferId?: string | undefined;
  /** Defaults to the stored method. */
  readonly method?: PaymentMethod | undefined;
  /** NOK, from the checkout order. */
  readonly maxAmount?: number | undefined;
}

export interface ChangeOptions {
  readonly accounts: Accounts;
  readonly clock: PlatformClock;
  readonly charger: Charger;
  readonly vouchers: Vouchers;
  onClaimsChanged(userId: string): void;
}

const serviceEntitlements: Readonly<Record<ExternalService, string>> = {
  viaplay: 'VIAPLAY',
  tv2play: 'TV2_PLAY',
  max: 'MAX',
};

/** Plans and executes subscription changes. */
export type SubscriptionChanges = ReturnType<typeof createSubscriptionChanges>;

/** Plans, pays and saves changes of a subscription. */
export function createSubscriptionChanges(options: ChangeOptions) {
  const { accounts, clock, charger, vouchers } = options;

  function plan(userId: string, productIds: readonly string[]): ChangePlan {
    const circumstances = { now: clock.now(), vouchers: vouchers.unusedOf(userId) };
    return planChange(accounts.subscriptionOf(userId), validateProductChoice(productIds), circumstances);
  }

  /** Saves the subscription, and notifies if the entitlements changed. */
  function save(userId: string, subscription: Subscription | undefined): void {
    const rightsOf = () => accounts.entitlementsOf(userId).join();
    const before = rightsOf();
    accounts.saveSubscription(userId, subscription);
    if (before !== rightsOf()) options.onClaimsChanged(userId);
  }

  function apply(
    userId: string,
    planned: ChangePlan,
    change: ConfirmedChange,
    before: Subscription | undefined,
  ): void {
    const method = change.method ?? before?.terms.method;
    const offer = retentionDiscounts(change, before);
    if (planned.changeType !== 'None') {
      for (const voucher of planned.vouchers) {
        vouchers.markUsed(userId, voucher.code, voucherEnd(planned, voucher));
      }
    }
    save(userId, {
      state: 'Active',
      productIds: planned.productIds,
      billingProvider: method?.type ?? before?.billingProvider ?? 'None',
      isInTrialPeriod: planned.isInTrialPeriod,
      nextPaymentAt: planned.nextPaymentAt,
      services: servicesOf(planned.productIds, before),
      terms: {
        ...before?.terms,
        pendingProductIds: planned.pendingProductIds,
        billingDay: planned.billingDay,
        discounts: [...planned.discounts, ...offer],
        method,
        hasBought: true,
        hasTakenOffer: offer.length > 0 || (before?.terms.hasTakenOffer ?? false),
      },
    });
    // They apply to the next payment.
    countVouchers(userId);
  }

  /**
   * Executes a change. The state blocks other changes while the bank responds.
   *
   * @throws a refusal after restoring the previous state
   */
  async function carryOut(change: ConfirmedChange): Promise<ChangePlan> {
    const { userId, key } = change;
    const before = accounts.subscriptionOf(userId);
    const planned = plan(userId, change.productIds);
    retentionDiscounts(change, before);
    if (planned.toPayNow > (change.maxAmount ?? Infinity)) throw changeInProgress('Beløpet er et annet nå');
    if (change.method) assertPaidSubscription(before, planned);
    const method = change.method ?? before?.terms.method;
    const isNothing = planned.changeType === 'None' && !change.method && !change.retentionOfferId;
    if (isNothing) return planned;
    if (change.method) charger.checkMethod(change.method, userId);
    if (method && planned.toPayNow > 0) {
      const bill = { userId, key, amount: planned.toPayNow, productIds: planned.productIds, method };
      save(userId, waiting(planned, before));
      try {
        await charger.charge(bill);
      } catch (error) {
        save(userId, before);
        throw error;
      }
    } else if (!method && (planned.toPayNow > 0 || !before || !hasAccess(before.state))) {
      throw new Refusal(400, 'SUBSCRIPTION_FAILED', 'Betalingsmåte mangler');
    }
    apply(userId, planned, change, before);
    return planned;
  }

  /**
   * The subscription while a payment is pending: current access stays, an overdue customer keeps their
   * products.
   */
  function waiting(planned: ChangePlan, before: Subscription | undefined): Subscription {
    if (before && hasAccess(before.state)) return { ...before, state: 'UpgradeInProgress' };
    if (before?.state === 'PastDue') return { ...before, state: 'ChangeSubscriptionRequested' };
    return {
      state: 'PaymentInProgress',
      productIds: planned.productIds,
      billingProvider: 'None',
      isInTrialPeriod: false,
      nextPaymentAt: planned.nextPaymentAt,
      services: {},
      terms: { discounts: [], hasBought: before?.terms.hasBought ?? false },
    };
  }

  /** Vouchers apply from the next payment on, if they have an effect. */
  function countVouchers(userId: string): void {
    const subscription = accounts.subscriptionOf(userId);
    if (subscription?.state !== 'Active') return;
    const { terms, productIds, nextPaymentAt } = subscription;
    const wanted = terms.pendingProductIds ?? productIds;
    const { counted, off } = voucherDiscounts(vouchers.unusedOf(userId), wanted, nextPaymentAt);
    if (counted.length === 0) return;
    const dates = { nextPaymentAt, billingDay: billingDayOf(subscription) };
    for (const voucher of counted) {
      vouchers.markUsed(userId, voucher.code, voucherEnd({ ...dates, discounts: off }, voucher));
    }
    save(userId, { ...subscription, terms: { ...terms, discounts: [...terms.discounts, ...off] } });
  }

  return { plan, carryOut, apply, save, waiting, countVouchers };
}

/**
 * A new payment method would make free access paid.
 *
 * @throws a refusal if there is nothing to pay
 */
export function assertPaidSubscription(before: Subscription | undefined, { changeType }: ChangePlan): void {
  if (before?.state === 'FreeAccess' && changeType === 'None') throw nothingToPay();
}

/** Returns the first payment without the voucher's discount, or the end of its trial. */
function voucherEnd(
  { discounts, ...dates }: Pick<ChangePlan, 'discounts' | 'nextPaymentAt' | 'billingDay'>,
  { code }: VoucherTerms,
): number {
  const until = discounts.find(({ kind, name }) => kind === 'Voucher' && name === code)?.until;
  return until === undefined ? dates.nextPaymentAt : firstPaymentFrom(until, dates);
}

/** @throws a refusal if the offer is not valid */
function retentionDiscounts(
  { retentionOfferId, productIds }: ConfirmedChange,
  before: Subscription | undefined,
): readonly RunningDiscount[] {
  if (retentionOfferId === undefined) return [];
  if (retentionOfferId !== retentionOffer.id || !hasRetentionOffer(before)) {
    throw new Refusal(400, 'SUBSCRIPTION_FAILED', 'Tilbudet gjelder ikke lenger');
  }
  const base = productIds.map(productOf).find((product) => product?.isBase);
  const off = roundToOre(((base?.price ?? 0) * retentionOffer.percent) / 100);
  const until = monthsLater(before?.nextPaymentAt ?? 0, retentionOffer.months);
  return [{ kind: 'Discount', name: 'Tilbud til deg som blir', productId: base?.id, off, until }];
}

/** Returns true if the retention offer is available. */
export function hasRetentionOffer(subscription: Subscription | undefined): boolean {
  return (
    subscription !== undefined &&
    (subscription.state === 'Active' || subscription.state === 'PendingCancellation') &&
    subscription.billingProvider !== 'None' &&
    !subscription.isInTrialPeriod &&
    subscription.terms.hasTakenOffer !== true
  );
}

function servicesOf(
  productIds: readonly string[],
  before: Subscription | undefined,
): Partial<Record<ExternalService, ServiceStatus>> {
  const opens = (ids: readonly string[], service: ExternalService): boolean =>
    entitlementsOfProducts(ids).includes(serviceEntitlements[service]);
  return Object.fromEntries(
    externalServices.flatMap((service): [ExternalService, ServiceStatus][] => {
      const status = before?.services[service];
      const isLost = opens(before?.productIds ?? [], service) && !opens(productIds, service);
      if (status !== undefined) return isLost ? [] : [[service, status]];
      return opens(productIds, service) ? [[service, 'NeedsConnection']] : [];
    }),
  );
}
