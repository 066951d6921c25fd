import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { useAnalytics } from '@tv/analytics';
import { entitlementsChanged } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { useClock } from '@tv/time';
import { clearPaymentContext, readPaymentContext, signUpSeconds } from '../payment/paymentContext.ts';
import { tabStorage } from '../payment/tabStorage.browser.ts';
import { readReceipt, settleReceipt, type ReceiptRecord } from './receiptRecord.ts';

/**
 * What was confirmed, where it ended at this receipt. The first time that it is seen, all that depends on what the customer
 * may watch is asked for anew, his token is renewed, and the purchase is told of (ANA-26).
 */
export function useSettledReceipt(path: string): ReceiptRecord | undefined {
  const dispatch = useDispatch();
  const session = useSession();
  const analytics = useAnalytics();
  const clock = useClock();
  const [record] = useState(() => readReceipt(tabStorage(), path));
  useEffect(() => {
    const storage = tabStorage();
    const fresh = readReceipt(storage, path);
    // Also without a record: another tab may have begun what ended here.
    dispatch(entitlementsChanged());
    if (fresh?.isSettled !== false) return;
    settleReceipt(storage, fresh);
    const context = readPaymentContext(storage);
    analytics.push({
      event: 'purchase',
      products: fresh.lines.flatMap(({ productId, name, price }) =>
        productId === undefined || price < 0 ? [] : [{ id: productId, name, price }],
      ),
      value: fresh.paid,
      signUpSeconds: signUpSeconds(context, clock.now()),
    });
    analytics.push({ event: 'onboarding', step: 'receipt' });
    clearPaymentContext(storage);
    void session.claimsChanged();
  }, [dispatch, session, analytics, clock, path]);
  return record;
}
