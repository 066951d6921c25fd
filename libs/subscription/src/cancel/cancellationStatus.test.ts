import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SUBSCRIPTION_STATES } from '../status/subscriptionState.ts';
import { selectTrialProducts, isCancelled, cancellationStatus } from './cancellationStatus.ts';

const ALL = [...SUBSCRIPTION_STATES, 'PastDue'] as const;
const kindOf = (state: (typeof ALL)[number] | undefined) =>
  cancellationStatus({
    isInTrialPeriod: false,
    subscribedPackage: { id: 'p', state, hasAccessToContent: true, selectedProductIds: ['mye'] },
  }).kind;

describe('cancellation status', () => {
  it('a subscription can be cancelled in exactly three states', () => {
    expect(ALL.filter((state) => kindOf(state) === 'active')).toEqual(['Active', 'FreeAccess', 'PastDue']);
    expect(kindOf('PendingCancellation')).toBe('cancelled');
    expect(kindOf('UpgradeInProgress')).toBe('inProgress');
    expect(kindOf('PaymentFailed')).toBe('inactive');
    expect(kindOf(undefined)).toBe('unknown');
    expect(cancellationStatus({ isInTrialPeriod: false, subscribedPackage: undefined }).kind).toBe('none');
  });
});

describe('isCancelled', () => {
  it('cancellation is recognized by the state, and a trial by the pending products', () => {
    expect(isCancelled({ state: 'PendingCancellation' }, [])).toBe(true);
    expect(isCancelled({ state: 'Canceled' }, ['max'])).toBe(true);
    expect(isCancelled({ state: 'Active' }, [])).toBe(false);
    expect(isCancelled({ state: 'Active', pendingProductIds: ['litt'] }, [])).toBe(false);
    expect(isCancelled({ state: 'Active', pendingProductIds: ['litt'] }, ['max'])).toBe(true);
    expect(isCancelled({ state: 'Active', pendingProductIds: ['litt', 'max'] }, ['max'])).toBe(false);
    expect(isCancelled(null, [])).toBe(false);
  });
});

describe('trial selection', () => {
  it('trial selection takes the requested products in a trial, or all of them if none is requested', () => {
    const trial = { trialProductIds: ['litt', 'max'] };
    expect(selectTrialProducts([], trial)).toEqual({ productIds: ['litt', 'max'], isReduced: false });
    expect(selectTrialProducts(['max', 'max'], trial)).toEqual({ productIds: ['max'], isReduced: false });
    expect(selectTrialProducts(['max', 'nobody-knows'], trial)).toEqual({
      productIds: ['max'],
      isReduced: true,
    });
    expect(selectTrialProducts(['max'], { ...trial, pendingProductIds: ['litt'] })).toEqual({
      productIds: [],
      isReduced: true,
    });
    expect(selectTrialProducts(['max'], {})).toEqual({ productIds: [], isReduced: true });
  });

  it('trial selection never contains a product that was not requested or is not in a trial', () => {
    const ids = fc.array(fc.constantFrom<string>('a', 'b', 'c', 'd', 'e'));
    fc.assert(
      fc.property(
        ids,
        ids,
        fc.option(ids, { nil: undefined }),
        (requestedIds, trialProductIds, pendingProductIds) => {
          const { productIds, isReduced } = selectTrialProducts(requestedIds, {
            trialProductIds,
            pendingProductIds,
          });
          expect(productIds.every((id) => trialProductIds.includes(id))).toBe(true);
          if (requestedIds.length === 0) return;
          expect(productIds.every((id) => requestedIds.includes(id))).toBe(true);
          expect(isReduced).toBe(new Set(requestedIds).size > productIds.length);
        },
      ),
    );
  });
});
