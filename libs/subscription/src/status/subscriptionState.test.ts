import { describe, expect, it } from 'vitest';
import {
  shouldCheckBillingProvider,
  BILLING_PROVIDER_CHECK_STATES,
  canChangeSubscription,
  givesContentAccess,
  hasContentAccess,
  isEnded,
  isInProgress,
  SUBSCRIPTION_STATES,
} from './subscriptionState.ts';
import { subscriptionStatus } from './subscriptionStatus.ts';

const all = [...SUBSCRIPTION_STATES, 'PastDue'] as const;

describe('subscription state', () => {
  it('SUB-12 there are ten subscription states, each with its own text', () => {
    expect(SUBSCRIPTION_STATES).toEqual([
      'Active',
      'Canceled',
      'CanceledDueToLackOfPayment',
      'PendingPaymentInfo',
      'PaymentInProgress',
      'UpgradeInProgress',
      'FreeAccess',
      'PaymentFailed',
      'PendingCancellation',
      'ChangeSubscriptionRequested',
    ]);
    const texts = all.map((state) => subscriptionStatus({ state, isInTrial: false, until: undefined }).label);
    expect(new Set(texts).size).toBe(all.length);
    expect(texts.every((text) => text.trim() !== '')).toBe(true);
  });

  it('SUB-13 exactly four states give access to content', () => {
    expect(all.filter(givesContentAccess)).toEqual([
      'Active',
      'UpgradeInProgress',
      'FreeAccess',
      'PendingCancellation',
    ]);
  });

  it('SUB-14 exactly three states end the subscription', () => {
    expect(all.filter(isEnded)).toEqual(['Canceled', 'CanceledDueToLackOfPayment', 'PaymentFailed']);
  });

  it('SUB-15 exactly three states mean that a change is in progress', () => {
    expect(all.filter(isInProgress)).toEqual([
      'PaymentInProgress',
      'UpgradeInProgress',
      'ChangeSubscriptionRequested',
    ]);
  });

  it('SUB-16 the billing provider is checked in the listed states only', () => {
    expect(all.filter(shouldCheckBillingProvider)).toEqual(BILLING_PROVIDER_CHECK_STATES);
    expect(shouldCheckBillingProvider(undefined)).toBe(false);
    expect(shouldCheckBillingProvider('Active')).toBe(false);
  });

  it("SUB-13 the state takes precedence over the API's access flag, which counts without a state", () => {
    expect(hasContentAccess({ state: 'Canceled', hasAccessToContent: true })).toBe(false);
    expect(hasContentAccess({ state: 'Active', hasAccessToContent: false })).toBe(true);
    expect(hasContentAccess({ hasAccessToContent: true })).toBe(true);
    expect(hasContentAccess({})).toBe(false);
    expect(hasContentAccess(undefined)).toBe(false);
  });

  it('a running subscription can be changed; an ended or never paid one cannot', () => {
    expect(all.filter((state) => !canChangeSubscription({ state }))).toEqual([
      'Canceled',
      'CanceledDueToLackOfPayment',
      'PendingPaymentInfo',
      'PaymentFailed',
    ]);
    expect(canChangeSubscription(undefined)).toBe(false);
    expect(canChangeSubscription({ hasAccessToContent: true })).toBe(true);
  });
});
