import { expect, test } from 'vitest';
import type { SubscriptionState } from '@tv/api-client';
import { paymentOutlook, type PaymentOutlook } from './outlook.ts';

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
