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
import type { Charger } from './charger.ts';
import { checkedChoice } from './choice.ts';
import { billingDayOf, planChange, voucherDiscounts, type Plan } from './plan.ts';
import { nothingToPay, Refusal, underWay } from './refusal.ts';
import { round } from './sums.ts';
import type { VoucherTerms } from './voucherList.ts';
import type { Vouchers } from './vouchers.ts';

/** What is offered to one who is about to stop: half the base product's price for three months, once. */
export const retentionOffer = { id: 'behold-50', percent: 50, months: 3 } as const;

/** A change that a customer has confirmed. */
export interface ConfirmedChange {
  readonly userId: string;
  readonly key: string;
  readonly productIds: readonly string[];
  readonly retentionOfferId?: string | undefined;
  /** Given with the change; the known one where it is left out. */
  readonly method?: PaymentMethod | undefined;
  /** NOK: the amount of the order that was made for it, which the bank was asked for. */
  readonly atMost?: number | undefined;
}

export interface ChangeOptions {
  readonly accounts: Accounts;
  readonly clock: PlatformClock;
  readonly charger: Charger;
  readonly vouchers: Vouchers;
  onClaimsChanged(userId: string): void;
}

/** Which external service a customer must activate for an entitlement. */
const entitlementOf: Readonly<Record<ExternalService, string>> = {
  viaplay: 'VIAPLAY',
  tv2play: 'TV2_PLAY',
  max: 'MAX',
};

/** Plans changes, and carries them out. */
export type SubscriptionChanges = ReturnType<typeof createSubscriptionChanges>;

export function createSubscriptionChanges(options: ChangeOptions) {
  const { accounts, clock, charger, vouchers } = options;

  /** @throws a refusal where it cannot be bought, or not now */
  function plan(userId: string, productIds: readonly string[]): Plan {
    const circumstances = { now: clock.now(), vouchers: vouchers.waitingFor(userId) };
    return planChange(accounts.subscriptionOf(userId), checkedChoice(productIds), circumstances);
  }

  /** Keeps what a customer has now, and tells where his rights are others than before. */
  function save(userId: string, subscription: Subscription | undefined): void {
    const rightsOf = () => accounts.entitlementsOf(userId).join();
    const before = rightsOf();
    accounts.saveSubscription(userId, subscription);
    if (before !== rightsOf()) options.onClaimsChanged(userId);
  }

  /** What a customer has once a plan is paid. */
  function apply(
    userId: string,
    planned: Plan,
    change: ConfirmedChange,
    before: Subscription | undefined,
  ): void {
    const method = change.method ?? before?.terms.method;
    const offer = offered(change, before);
    if (planned.changeType !== 'None') {
      for (const voucher of planned.vouchers) {
        vouchers.use(userId, voucher.code, voucherEnd(planned, voucher));
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
    // Redeemed while a bank was thinking: it had no part in this payment.
    countVouchers(userId);
  }

  /**
   * Charges and carries out. While a bank thinks, the customer's state says so, and a second change is refused.
   *
   * @throws a refusal, after which everything is as it was
   */
  async function carryOut(change: ConfirmedChange): Promise<Plan> {
    const { userId, key } = change;
    const before = accounts.subscriptionOf(userId);
    const planned = plan(userId, change.productIds);
    offered(change, before);
    if (planned.toPayNow > (change.atMost ?? Infinity)) throw underWay('Beløpet er et annet nå');
    if (change.method) checkPaid(before, planned);
    const method = change.method ?? before?.terms.method;
    const isNothing = planned.changeType === 'None' && !change.method && !change.retentionOfferId;
    if (isNothing) return planned;
    if (change.method) charger.accept(change.method, userId);
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
   * What a customer has until a payment is confirmed. Who may watch keeps what he has paid for, whatever he asks for; who is
   * past due asks for what he had.
   */
  function waiting(planned: Plan, before: Subscription | undefined): Subscription {
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

  /** Vouchers that were redeemed while something runs take off from the next payment on; what they have no use for yet waits. */
  function countVouchers(userId: string): void {
    const subscription = accounts.subscriptionOf(userId);
    if (subscription?.state !== 'Active') return;
    const { terms, productIds, nextPaymentAt } = subscription;
    const wanted = terms.pendingProductIds ?? productIds;
    const { counted, off } = voucherDiscounts(vouchers.waitingFor(userId), wanted, nextPaymentAt);
    if (counted.length === 0) return;
    const dates = { nextPaymentAt, billingDay: billingDayOf(subscription) };
    for (const voucher of counted) {
      vouchers.use(userId, voucher.code, voucherEnd({ ...dates, discounts: off }, voucher));
    }
    save(userId, { ...subscription, terms: { ...terms, discounts: [...terms.discounts, ...off] } });
  }

  return { plan, carryOut, apply, save, waiting, countVouchers };
}

/**
 * Another payment method is given where something is paid for: who watches for nothing would pay from then on, for what he has
 * already.
 *
 * @throws a refusal where nothing is
 */
export function checkPaid(before: Subscription | undefined, { changeType }: Plan): void {
  if (before?.state === 'FreeAccess' && changeType === 'None') throw nothingToPay();
}

/** When a voucher that is counted in ends: the first payment without its discount, or the end of its trial. */
function voucherEnd(
  { discounts, ...dates }: Pick<Plan, 'discounts' | 'nextPaymentAt' | 'billingDay'>,
  { code }: VoucherTerms,
): number {
  const until = discounts.find(({ kind, name }) => kind === 'Voucher' && name === code)?.until;
  return until === undefined ? dates.nextPaymentAt : firstPaymentFrom(until, dates);
}

/** The discount of a retention offer that is accepted. @throws a refusal where there is no such offer (any more) */
function offered(
  { retentionOfferId, productIds }: ConfirmedChange,
  before: Subscription | undefined,
): readonly RunningDiscount[] {
  if (retentionOfferId === undefined) return [];
  if (retentionOfferId !== retentionOffer.id || !hasOffer(before)) {
    throw new Refusal(400, 'SUBSCRIPTION_FAILED', 'Tilbudet gjelder ikke lenger');
  }
  const base = productIds.map(productOf).find((product) => product?.isBase);
  const off = round(((base?.price ?? 0) * retentionOffer.percent) / 100);
  const until = monthsLater(before?.nextPaymentAt ?? 0, retentionOffer.months);
  return [{ kind: 'Discount', name: 'Tilbud til deg som blir', productId: base?.id, off, until }];
}

/** Whether a customer is offered something for staying. */
export function hasOffer(subscription: Subscription | undefined): boolean {
  return (
    subscription !== undefined &&
    (subscription.state === 'Active' || subscription.state === 'PendingCancellation') &&
    subscription.billingProvider !== 'None' &&
    !subscription.isInTrialPeriod &&
    subscription.terms.hasTakenOffer !== true
  );
}

/** The external services that the products open: those that were there stay as they are, new ones wait. */
function servicesOf(
  productIds: readonly string[],
  before: Subscription | undefined,
): Partial<Record<ExternalService, ServiceStatus>> {
  const opens = (ids: readonly string[], service: ExternalService): boolean =>
    entitlementsOfProducts(ids).includes(entitlementOf[service]);
  return Object.fromEntries(
    externalServices.flatMap((service): [ExternalService, ServiceStatus][] => {
      const status = before?.services[service];
      const isLost = opens(before?.productIds ?? [], service) && !opens(productIds, service);
      if (status !== undefined) return isLost ? [] : [[service, status]];
      return opens(productIds, service) ? [[service, 'NeedsConnection']] : [];
    }),
  );
}
