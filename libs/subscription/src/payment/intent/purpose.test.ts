import { describe, expect, test } from 'vitest';
import type { SubscriptionState } from '@tv/api-client';
import type { PurchasePurpose } from '@tv/routes';
import { resolvePurpose, availablePurposes, productIdsFor, type PurposeContext } from './purpose.ts';

function status(
  state: SubscriptionState | undefined,
  more: Partial<PurposeContext['customer']> = {},
  subscription: PurposeContext['subscription'] = null,
): PurposeContext {
  const subscribedPackage = {
    id: 'p',
    state,
    hasAccessToContent: undefined,
    selectedProductIds: ['mye', 'max'],
  };
  const customer = { isInTrialPeriod: false, pendingDowngradeToPackageId: undefined, ...more };
  return { customer: { subscribedPackage, ...customer }, subscription };
}

const nobody: PurposeContext = {
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
    expect(availablePurposes(status(state))).toEqual(purposes);
  });

  test('without a subscription the purpose is a purchase', () => {
    expect(resolvePurpose('endre', nobody)).toBe('kjøp');
  });

  test('a trial adds `fortsett`, and an offer or pending downgrade adds `behold`', () => {
    expect(availablePurposes(status('Active', { isInTrialPeriod: true }))).toEqual(['endre', 'fortsett']);
    expect(availablePurposes(status('Active', { pendingDowngradeToPackageId: 'mini' }))).toContain('behold');
    const retentionOffer = { id: 'o', discount: { discountType: 'Price' } };
    expect(availablePurposes(status('Active', {}, { retentionOffer }))).toContain('behold');
  });

  test('an unavailable purpose resolves to an available one', () => {
    expect(resolvePurpose('kjøp', status('Active'))).toBe('endre');
    expect(resolvePurpose('behold', status('Active'))).toBe('endre');
    expect(resolvePurpose('reaktiver', status('Canceled'))).toBe('kjøp');
    expect(resolvePurpose('kjøp', status('PaymentInProgress'))).toBeUndefined();
    expect(resolvePurpose('kjøp', status('PaymentFailed'))).toBe('kjøp');
  });
});

describe('productIdsFor', () => {
  test('returns the products in the URL for a purchase or change', () => {
    expect(productIdsFor('kjøp', ['litt'], nobody)).toEqual(['litt']);
    expect(productIdsFor('endre', ['litt'], status('Active'))).toEqual(['litt']);
    expect(productIdsFor('endre', [], status('Active'))).toEqual([]);
  });

  test('returns the products chosen at registration when the URL has none', () => {
    expect(productIdsFor('kjøp', [], status('PendingPaymentInfo'))).toEqual(['mye', 'max']);
    expect(productIdsFor('kjøp', [], status('Canceled'))).toEqual([]);
  });

  test.each(['reaktiver', 'fortsett', 'behold'] as const)(
    'returns the customer’s own products for %s, whatever the URL says',
    (purpose) => {
      expect(productIdsFor(purpose, ['litt'], status('Active'))).toEqual(['mye', 'max']);
    },
  );
});
