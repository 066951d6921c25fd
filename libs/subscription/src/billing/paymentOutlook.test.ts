import { expect, test } from 'vitest';
import type { SubscriptionState } from '@tv/api-client';
import { paymentOutlook, type PaymentOutlook } from './paymentOutlook.ts';

const OUTLOOKS: Readonly<Record<SubscriptionState, PaymentOutlook>> = {
  Active: 'upcoming',
  FreeAccess: 'free',
  PendingCancellation: 'cancelled',
  PastDue: 'overdue',
  PaymentFailed: 'failed',
  Canceled: 'ended',
  CanceledDueToLackOfPayment: 'ended',
  PendingPaymentInfo: 'unpaid',
  PaymentInProgress: 'pending',
  UpgradeInProgress: 'pending',
  ChangeSubscriptionRequested: 'pending',
};

test.each(Object.entries(OUTLOOKS) as [SubscriptionState, PaymentOutlook][])(
  'the next payment of a subscription in state %s is %s',
  (state, outlook) => {
    expect(paymentOutlook({ state })).toBe(outlook);
  },
);

test('an unknown state counts as an upcoming payment, and no subscription as none', () => {
  expect(paymentOutlook({ state: undefined })).toBe('upcoming');
  expect(paymentOutlook(undefined)).toBe('none');
});
