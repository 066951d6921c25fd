import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useAnalytics, type Analytics } from '@tv/analytics';
import { trackedUser } from '@tv/analytics/trackedUser';
import { invalidateEntitlements, getCustomer } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { useClock } from '@tv/time';
import type { PaymentDispatch } from '../payment/pay.ts';
import { clearPaymentContext, readPaymentContext, signUpSeconds } from '../payment/paymentContext.ts';
import { noteSeen, readIntent } from '../payment/paymentIntent.ts';
import { tabStorage } from '../payment/tabStorage.browser.ts';
import { useUserId } from '../payment/useUserId.ts';
import { readReceipt, receiptPath, settleReceipt, type ReceiptRecord } from './receiptRecord.ts';

interface Telling {
  readonly analytics: Analytics;
  readonly dispatch: PaymentDispatch;
}

/** ANA-26, ANA-29. Sends only hashes of the customer. */
async function tellPurchase(
  { lines, paid }: ReceiptRecord,
  seconds: number | undefined,
  { analytics, dispatch }: Telling,
): Promise<void> {
  const { data } = await dispatch(getCustomer.initiate(undefined, { subscribe: false }));
  const { email, phoneNumber } = data?.personalia ?? {};
  const user = data && (await trackedUser({ userId: data.userId, email, phoneNumber }));
  analytics.push({
    event: 'purchase',
    products: lines.flatMap(({ productId, name, price }) =>
      productId === undefined || price < 0 ? [] : [{ id: productId, name, price }],
    ),
    value: paid,
    signUpSeconds: seconds,
    user,
  });
  analytics.push({ event: 'onboarding', step: 'receipt' });
}

/**
 * The saved receipt. The first visit ends the intent, invalidates entitlements, renews the token and tracks
 * the purchase (ANA-26).
 */
export function useSettledReceipt(path: string): ReceiptRecord | undefined {
  const dispatch = useDispatch<PaymentDispatch>();
  const session = useSession();
  const analytics = useAnalytics();
  const clock = useClock();
  const userId = useUserId();
  const [record] = useState(() => readReceipt(tabStorage(), { path, userId }));
  useEffect(() => {
    const storage = tabStorage();
    const fresh = readReceipt(storage, { path, userId });
    const intent = readIntent(storage, userId);
    if (intent?.isSent === true && receiptPath(intent) === path) noteSeen(storage, intent);
    // Another tab may have started the payment.
    dispatch(invalidateEntitlements());
    if (fresh?.isSettled !== false) return;
    settleReceipt(storage, fresh);
    const seconds = signUpSeconds(readPaymentContext(storage), clock.now());
    clearPaymentContext(storage);
    void tellPurchase(fresh, seconds, { analytics, dispatch });
    void session.handleClaimsChange();
  }, [dispatch, session, analytics, clock, path, userId]);
  return record;
}
