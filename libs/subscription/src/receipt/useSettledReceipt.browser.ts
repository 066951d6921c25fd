import { useEffect, useState } from 'react';
import { useAnalytics, type Analytics } from '@tv/analytics';
import { trackedUser } from '@tv/analytics/trackedUser';
import { getCustomer, useApiDispatch, type ApiDispatch } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { openTabStorage } from '@tv/browser-storage/browser';
import { useClock } from '@tv/time';
import {
  storedPaymentContext,
  readPaymentContext,
  signUpDurationS,
} from '../payment/intent/paymentContext.ts';
import { markReceiptShown, readIntent } from '../payment/intent/paymentIntent.ts';
import { useUserId } from '../payment/intent/useUserId.ts';
import { readReceipt, receiptPath, storedReceipt, type ReceiptRecord } from './receiptRecord.ts';

/** ANA-26, ANA-29. Sends only hashes of the customer. */
async function trackPurchase(
  { lines, paid }: ReceiptRecord,
  signUpSeconds: number | undefined,
  { analytics, dispatch }: { readonly analytics: Analytics; readonly dispatch: ApiDispatch },
): Promise<void> {
  const { data } = await dispatch(getCustomer.initiate(undefined, { subscribe: false }));
  const { email, phoneNumber } = data?.personalia ?? {};
  const user = data && (await trackedUser({ userId: data.userId, email, phoneNumber }));
  const products = lines.flatMap(({ productId, name, price }) =>
    productId === undefined || price < 0 ? [] : [{ id: productId, name, price }],
  );
  analytics.push({ event: 'purchase', products, value: paid, signUpSeconds, user });
  analytics.push({ event: 'onboarding', step: 'receipt' });
}

/** Returns the saved receipt. The first visit ends the intent, renews the token and tracks the purchase (ANA-26). */
export function useSettledReceipt(path: string): ReceiptRecord | undefined {
  const dispatch = useApiDispatch();
  const session = useSession();
  const analytics = useAnalytics();
  const clock = useClock();
  const userId = useUserId();
  const [record] = useState(() => readReceipt(openTabStorage(), { path, userId }));
  useEffect(() => {
    const storage = openTabStorage();
    const fresh = readReceipt(storage, { path, userId });
    const intent = readIntent(storage, userId);
    if (intent?.isSent === true && receiptPath(intent) === path) markReceiptShown(storage, intent);
    if (fresh?.isSettled !== false) return;
    // Prevents tracking the purchase again.
    storedReceipt.write(storage, { ...fresh, isSettled: true });
    const seconds = signUpDurationS(readPaymentContext(storage), clock.now());
    storedPaymentContext.clear(storage);
    void trackPurchase(fresh, seconds, { analytics, dispatch });
    void session.handleClaimsChange();
  }, [dispatch, session, analytics, clock, path, userId]);
  return record;
}
