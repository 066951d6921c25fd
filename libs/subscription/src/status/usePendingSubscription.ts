import { useEffect, useState } from 'react';
import { getCustomer, getPaymentCancelled, getSubscription } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { useConfig } from '@tv/config';
import { links } from '@tv/routes';
import { usePaymentDeps } from '../payment/intent/usePaymentDeps.browser.ts';
import { useUserId } from '../payment/intent/useUserId.ts';
import { createWalletPendingCheck } from '../payment/wallet/createWalletPendingCheck.ts';
import { pollUntil } from '../polling/pollUntil.ts';
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
    const controller = new AbortController();
    const { signal } = controller;
    const checkStatus = async (): Promise<boolean> => {
      const [deleted, customer, wallet] = await Promise.all([
        dispatch(getPaymentCancelled.initiate(paymentCancelledPath, refetchOptions)),
        dispatch(getCustomer.initiate(undefined, refetchOptions)),
        waitsInWallet(),
        dispatch(getSubscription.initiate(undefined, refetchOptions)),
      ]);
      if (!signal.aborted) setIsInWallet(wallet);
      if (deleted.data === true) {
        void session.logout({ reason: 'PAYMENT_CANCELLED', redirectPath: links.front() });
        return true;
      }
      const now = customer.data?.subscribedPackage?.state;
      const isSettled = customer.isSuccess && (now === undefined || !isInProgress(now));
      // Even after unmount. Without a redirect, which would leave this page (AUTH-30).
      if (isSettled) void session.tokens.renew();
      return isSettled;
    };
    pollUntil((isSettled) => isSettled, checkStatus, { signal, waitsFirst: true }).then(
      (isSettled) => {
        if (!isSettled && !signal.aborted) setTimedOutRound(round);
      },
      () => undefined, // unmounted
    );
    return () => controller.abort();
  }, [isWaiting, round, paymentCancelledPath, deps, userId, session]);
  return {
    hasTimedOut: timedOutRound === round,
    isInWallet: isWaiting && isInWallet,
    restart: () => setRound(round + 1),
  };
}
