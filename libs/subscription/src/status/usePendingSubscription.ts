import { useEffect, useState } from 'react';
import { getCustomer, getPaymentCancelled, getSubscription } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { useConfig } from '@tv/config';
import { links } from '@tv/routes';
import { usePaymentDeps } from '../payment/intent/usePaymentDeps.browser.ts';
import { useUserId } from '../payment/intent/useUserId.ts';
import { createWalletPendingCheck } from '../payment/wallet/createWalletPendingCheck.ts';
import { POLL_BACKOFF_STEP_MS, MAX_POLL_ATTEMPTS } from '../payment/wallet/pollWallet.ts';
import { isInProgress, type SubscriptionAccess } from './subscriptionState.ts';

export interface PendingSubscription {
  readonly hasTimedOut: boolean;
  /** A payment awaits approval. */
  readonly isInWallet: boolean;
  readonly restart: () => void;
}

/**
 * Polls the customer while a change is in progress, at most ten times. On completion it renews the token. If a
 * cancelled payment deleted the account, it signs out (SUB-22).
 */
export function usePendingSubscription(subscription: SubscriptionAccess | undefined): PendingSubscription {
  const deps = usePaymentDeps();
  const userId = useUserId();
  const session = useSession();
  const { paymentCancelledPath } = useConfig().payment;
  const [round, setRound] = useState(0);
  const [isInWallet, setIsInWallet] = useState(false);
  const [timedOutRound, setTimedOutRound] = useState<number>();
  const state = subscription?.state;
  const isWaiting = state !== undefined && isInProgress(state);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const { dispatch } = deps;
    const waitsInWallet = createWalletPendingCheck(userId, deps);
    const refetchOptions = { forceRefetch: true, subscribe: false } as const;
    let isStopped = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const scheduleCheck = (tries: number): void => {
      timer = setTimeout(() => void checkStatus(tries), POLL_BACKOFF_STEP_MS * tries);
    };
    const checkStatus = async (tries: number): Promise<void> => {
      const [deleted, customer, wallet] = await Promise.all([
        dispatch(getPaymentCancelled.initiate(paymentCancelledPath, refetchOptions)),
        dispatch(getCustomer.initiate(undefined, refetchOptions)),
        waitsInWallet(),
        dispatch(getSubscription.initiate(undefined, refetchOptions)),
      ]);
      if (!isStopped) setIsInWallet(wallet);
      if (deleted.data === true) {
        void session.logout({ reason: 'PAYMENT_CANCELLED', redirectPath: links.front() });
        return;
      }
      const now = customer.data?.subscribedPackage?.state;
      const isSettled = customer.isSuccess && (now === undefined || !isInProgress(now));
      // Even after unmount. Without a redirect, which would leave this page (AUTH-30).
      if (isSettled) void session.tokens.renew();
      else if (!isStopped && tries === MAX_POLL_ATTEMPTS) setTimedOutRound(round);
      else if (!isStopped) scheduleCheck(tries + 1);
    };
    scheduleCheck(1);
    return () => {
      isStopped = true;
      clearTimeout(timer);
    };
  }, [isWaiting, round, paymentCancelledPath, deps, userId, session]);
  return {
    hasTimedOut: timedOutRound === round,
    isInWallet: isWaiting && isInWallet,
    restart: () => setRound(round + 1),
  };
}
