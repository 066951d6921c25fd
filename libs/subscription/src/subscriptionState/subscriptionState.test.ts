import { describe, expect, it } from 'vitest';
import {
  asksBillingProvider,
  BILLING_PROVIDER_CHECK_STATES,
  canBeChanged,
  givesContentAccess,
  hasContentAccess,
  isEnded,
  isInProgress,
  SUBSCRIPTION_STATES,
} from './subscriptionState.ts';
import { subscriptionStateText } from './subscriptionStateText.ts';

const all = [...SUBSCRIPTION_STATES, 'PastDue'] as const;

describe('the state of a subscription', () => {
  it('SUB-12 is one of ten, each with a text of its own', () => {
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
    const texts = all.map(subscriptionStateText);
    expect(new Set(texts).size).toBe(all.length);
    expect(texts.every((text) => text.trim() !== '')).toBe(true);
  });

  it('SUB-13 gives access to content in exactly four states', () => {
    expect(all.filter(givesContentAccess)).toEqual([
      'Active',
      'UpgradeInProgress',
      'FreeAccess',
      'PendingCancellation',
    ]);
  });

  it('SUB-14 is ended in exactly three states', () => {
    expect(all.filter(isEnded)).toEqual(['Canceled', 'CanceledDueToLackOfPayment', 'PaymentFailed']);
  });

  it('SUB-15 is in progress in exactly three states', () => {
    expect(all.filter(isInProgress)).toEqual([
      'PaymentInProgress',
      'UpgradeInProgress',
      'ChangeSubscriptionRequested',
    ]);
  });

  it('SUB-16 has the wallet asked in the states of one list, and in no other', () => {
    expect(all.filter(asksBillingProvider)).toEqual(BILLING_PROVIDER_CHECK_STATES);
    expect(asksBillingProvider(undefined)).toBe(false);
    expect(asksBillingProvider('Active')).toBe(false);
  });

  it("SUB-13 decides before the server's own word, which counts where there is no state", () => {
    expect(hasContentAccess({ state: 'Canceled', hasAccessToContent: true })).toBe(false);
    expect(hasContentAccess({ state: 'Active', hasAccessToContent: false })).toBe(true);
    expect(hasContentAccess({ hasAccessToContent: true })).toBe(true);
    expect(hasContentAccess({})).toBe(false);
    expect(hasContentAccess(undefined)).toBe(false);
  });

  it('lets what runs be changed; what ended or never began is bought anew', () => {
    expect(all.filter((state) => !canBeChanged({ state }))).toEqual([
      'Canceled',
      'CanceledDueToLackOfPayment',
      'PendingPaymentInfo',
      'PaymentFailed',
    ]);
    expect(canBeChanged(undefined)).toBe(false);
    expect(canBeChanged({ hasAccessToContent: true })).toBe(true);
  });
});
