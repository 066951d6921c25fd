import { useCallback, useState } from 'react';
import { getCustomer, getPaymentCancelled, getSubscription } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { useConfig } from '@tv/config';
import { links } from '@tv/routes';
import { usePaymentDeps } from '../payment/intent/usePaymentDeps.browser.ts';
import { createWalletPendingCheck } from '../payment/wallet/createWalletPendingCheck.ts';
import { pollUntil } from '../polling/pollUntil.ts';
import { usePolling } from '../polling/usePolling.ts';
import { FORCE_REFETCH } from './fetchCustomerStatus.ts';
import { isInProgress, type SubscriptionAccess } from './subscriptionState.ts';

/**
 * Polls the customer while a change is in progress, at most ten times. On completion it renews the token. If a
 * cancelled payment deleted the account, it signs out (SUB-22).
 */
export function usePendingSubscription(subscription: SubscriptionAccess | undefined) {
  const deps = usePaymentDeps();
  const session = useSession();
  const { paymentCancelledPath } = useConfig().payment;
  const [isInWallet, setIsInWallet] = useState(false);
  const isWaiting = isInProgress(subscription?.state);
  const pollCustomer = useCallback(
    (signal: AbortSignal) => {
      const { dispatch } = deps;
      const waitsInWallet = createWalletPendingCheck(deps);
      const checkStatus = async (): Promise<boolean> => {
        const [deleted, customer, wallet] = await Promise.all([
          dispatch(getPaymentCancelled.initiate(paymentCancelledPath, FORCE_REFETCH)),
          dispatch(getCustomer.initiate(undefined, FORCE_REFETCH)),
          waitsInWallet(),
          dispatch(getSubscription.initiate(undefined, FORCE_REFETCH)),
        ]);
        if (!signal.aborted) setIsInWallet(wallet);
        if (deleted.data === true) {
          void session.logout({ reason: 'PAYMENT_CANCELLED', redirectPath: links.front() });
          return true;
        }
        const isSettled = customer.isSuccess && !isInProgress(customer.data.subscribedPackage?.state);
        // Even after unmount. Without a redirect, which would leave this page (AUTH-30).
        if (isSettled) void session.tokens.renew();
        return isSettled;
      };
      return pollUntil((isSettled) => isSettled, checkStatus, { signal, waitsFirst: true });
    },
    [deps, session, paymentCancelledPath],
  );
  const { hasTimedOut, restart } = usePolling(isWaiting ? pollCustomer : undefined);
  /** `isInWallet`: a payment awaits approval. */
  return { hasTimedOut, isInWallet: isWaiting && isInWallet, restart };
}
