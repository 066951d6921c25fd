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

describe('purposes', () => {
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
  ])('in state %s the available purposes are %j', (state, purposes) => {
    expect(openPurposes(standing(state))).toEqual(purposes);
  });

  test('without a subscription the purpose is a purchase', () => {
    expect(fittingPurpose('endre', nobody)).toBe('kjøp');
  });

  test('a trial adds `fortsett`, and an offer or pending downgrade adds `behold`', () => {
    expect(openPurposes(standing('Active', { isInTrialPeriod: true }))).toEqual(['endre', 'fortsett']);
    expect(openPurposes(standing('Active', { pendingDowngradeToPackageId: 'mini' }))).toContain('behold');
    const retentionOffer = { id: 'o', discount: { discountType: 'Price' } };
    expect(openPurposes(standing('Active', {}, { retentionOffer }))).toContain('behold');
  });

  test('an unavailable purpose resolves to an available one', () => {
    expect(fittingPurpose('kjøp', standing('Active'))).toBe('endre');
    expect(fittingPurpose('behold', standing('Active'))).toBe('endre');
    expect(fittingPurpose('reaktiver', standing('Canceled'))).toBe('kjøp');
    expect(fittingPurpose('kjøp', standing('PaymentInProgress'))).toBeUndefined();
    expect(fittingPurpose('kjøp', standing('PaymentFailed'))).toBe('kjøp');
  });
});

describe('productIdsFor', () => {
  test('returns the products in the URL for a purchase or change', () => {
    expect(productsFor('kjøp', ['litt'], nobody)).toEqual(['litt']);
    expect(productsFor('endre', ['litt'], standing('Active'))).toEqual(['litt']);
    expect(productsFor('endre', [], standing('Active'))).toEqual([]);
  });

  test('returns the products chosen at registration when the URL has none', () => {
    expect(productsFor('kjøp', [], standing('PendingPaymentInfo'))).toEqual(['mye', 'max']);
    expect(productsFor('kjøp', [], standing('Canceled'))).toEqual([]);
  });

  test.each(['reaktiver', 'fortsett', 'behold'] as const)(
    'returns the customer’s own products for %s, whatever the URL says',
    (purpose) => {
      expect(productsFor(purpose, ['litt'], standing('Active'))).toEqual(['mye', 'max']);
    },
  );
});
