import { describe, expect, test } from 'vitest';
import type { SubscriptionState } from '@tv/api-client';
import type { PurchasePurpose } from '@tv/routes';
import { fittingPurpose, openPurposes, productsFor, type CustomerStanding } from './purpose.ts';

function standing(
  state: SubscriptionState | undefined,
  more: Partial<CustomerStanding['customer']> = {},
  subscription: CustomerStanding['subscription'] = null,
): CustomerStanding {
  const subscribedPackage = {
    id: 'p',
    state,
    hasAccessToContent: undefined,
    selectedProductIds: ['mye', 'max'],
  };
  const customer = { isInTrialPeriod: false, pendingDowngradeToPackageId: undefined, ...more };
  return { customer: { subscribedPackage, ...customer }, subscription };
}

const nobody: CustomerStanding = {
  customer: { subscribedPackage: undefined, isInTrialPeriod: false, pendingDowngradeToPackageId: undefined },
  subscription: null,
};

describe('what a customer may do', () => {
  test.each<[SubscriptionState | undefined, readonly PurchasePurpose[]]>([
    ['Active', ['endre']],
    ['FreeAccess', ['endre']],
    ['Canceled', ['kjøp']],
    ['CanceledDueToLackOfPayment', ['kjøp']],
    ['PendingPaymentInfo', ['kjøp']],
    ['PaymentFailed', ['fortsett', 'kjøp']],
    ['PastDue', ['fortsett']],
    ['PendingCancellation', ['reaktiver', 'endre']],
    ['PaymentInProgress', []],
    ['UpgradeInProgress', []],
    ['ChangeSubscriptionRequested', []],
    [undefined, []],
  ])('in %s is %j', (state, purposes) => {
    expect(openPurposes(standing(state))).toEqual(purposes);
  });

  test('without a subscription is to buy one', () => {
    expect(fittingPurpose('endre', nobody)).toBe('kjøp');
  });

  test('in a trial is to go on as well, and where something is offered or pending to keep what he has', () => {
    expect(openPurposes(standing('Active', { isInTrialPeriod: true }))).toEqual(['endre', 'fortsett']);
    expect(openPurposes(standing('Active', { pendingDowngradeToPackageId: 'mini' }))).toContain('behold');
    const retentionOffer = { id: 'o', discount: { discountType: 'Price' } };
    expect(openPurposes(standing('Active', {}, { retentionOffer }))).toContain('behold');
  });

  test('a purpose that does not fit leads to the one that does', () => {
    expect(fittingPurpose('kjøp', standing('Active'))).toBe('endre');
    expect(fittingPurpose('behold', standing('Active'))).toBe('endre');
    expect(fittingPurpose('reaktiver', standing('Canceled'))).toBe('kjøp');
    expect(fittingPurpose('kjøp', standing('PaymentInProgress'))).toBeUndefined();
    expect(fittingPurpose('kjøp', standing('PaymentFailed'))).toBe('kjøp');
  });
});

describe('the products that it is about', () => {
  test('are those of the address for who buys or changes', () => {
    expect(productsFor('kjøp', ['litt'], nobody)).toEqual(['litt']);
    expect(productsFor('endre', ['litt'], standing('Active'))).toEqual(['litt']);
    expect(productsFor('endre', [], standing('Active'))).toEqual([]);
  });

  test('are those that he chose when he registered, where the address names none', () => {
    expect(productsFor('kjøp', [], standing('PendingPaymentInfo'))).toEqual(['mye', 'max']);
    expect(productsFor('kjøp', [], standing('Canceled'))).toEqual([]);
  });

  test.each(['reaktiver', 'fortsett', 'behold'] as const)(
    'are his own for %s, whatever the address says',
    (purpose) => {
      expect(productsFor(purpose, ['litt'], standing('Active'))).toEqual(['mye', 'max']);
    },
  );
});
