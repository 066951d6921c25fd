import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { SubscriptionState } from '@tv/api-client';
import { amountAt, paymentOutlook, type PaymentOutlook } from './outlook.ts';

const OUTLOOKS: Readonly<Record<SubscriptionState, PaymentOutlook>> = {
  Active: 'coming',
  FreeAccess: 'free',
  PendingCancellation: 'stopped',
  PastDue: 'owed',
  PaymentFailed: 'failed',
  Canceled: 'over',
  CanceledDueToLackOfPayment: 'over',
  PendingPaymentInfo: 'notPaid',
  PaymentInProgress: 'underWay',
  UpgradeInProgress: 'underWay',
  ChangeSubscriptionRequested: 'underWay',
};

test.each(Object.entries(OUTLOOKS) as [SubscriptionState, PaymentOutlook][])(
  'of a subscription that is %s the next payment is %s',
  (state, outlook) => {
    expect(paymentOutlook({ state })).toBe(outlook);
  },
);

test('a state that we do not know changes nothing, and without a subscription nothing is to be paid', () => {
  expect(paymentOutlook({ state: undefined })).toBe('coming');
  expect(paymentOutlook(undefined)).toBe('nothing');
});

const line = (price: number, until?: number) => ({ kind: 'Product' as const, name: 'x', price, until });

test('what ends at the payment or before is not counted, what ends after it is', () => {
  const lines = [line(449), line(169), line(-224.5, 100), line(-100, 101), line(-618, 99)];
  expect(amountAt({ lines }, 100)).toBe(518);
});

test('a payment is never less than nothing', () => {
  const price = fc.integer({ min: -100_000, max: 100_000 }).map((ore) => ore / 100);
  fc.assert(
    fc.property(fc.array(price), (prices) => {
      expect(amountAt({ lines: prices.map((one) => line(one)) }, 0)).toBeGreaterThanOrEqual(0);
    }),
  );
});
