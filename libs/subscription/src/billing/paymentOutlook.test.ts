import { expect, test } from 'vitest';
import type { SubscriptionState } from '@tv/api-client';
import { paymentOutlook, type PaymentOutlook } from './paymentOutlook.ts';

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
  'the next payment of a subscription in state %s is %s',
  (state, outlook) => {
    expect(paymentOutlook({ state })).toBe(outlook);
  },
);

test('an unknown state counts as an upcoming payment, and no subscription as none', () => {
  expect(paymentOutlook({ state: undefined })).toBe('coming');
  expect(paymentOutlook(undefined)).toBe('nothing');
});
