import { useEffect, useState } from 'react';
import { entitlementsChanged, getCustomer, getPaymentCancelled, getSubscription } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { useConfig } from '@tv/config';
import { links } from '@tv/routes';
import { POLL_STEP_MS, POLL_TRIES } from '../payment/pollWallet.ts';
import { usePaymentDeps } from '../payment/usePaymentDeps.browser.ts';
import { useUserId } from '../payment/useUserId.ts';
import { createWalletCheck } from '../payment/walletCheck.ts';
import { isInProgress, type SubscriptionStanding } from './subscriptionState.ts';

export interface Settling {
  /** It has been asked as often as it is by itself. */
  readonly isGivenUp: boolean;
  /** A payment waits for the customer's answer in the wallet. */
  readonly isInWallet: boolean;
  /** Begins to ask anew. */
  readonly again: () => void;
}

/**
 * Asks ever more rarely how a customer stands for as long as something is under way, and at most ten times. Once it is over, all
 * that depends on it is asked for anew and the token is renewed; who has cancelled a payment that his account hung on is signed
 * out (SUB-22).
 */
export function useSettling(subscription: SubscriptionStanding | undefined): Settling {
  const deps = usePaymentDeps();
  const userId = useUserId();
  const session = useSession();
  const { paymentCancelledPath } = useConfig().payment;
  const [round, setRound] = useState(0);
  const [isInWallet, setIsInWallet] = useState(false);
  const [givenUpIn, setGivenUpIn] = useState<number>();
  const state = subscription?.state;
  const isWaiting = state !== undefined && isInProgress(state);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const { dispatch } = deps;
    const waitsInWallet = createWalletCheck(userId, deps);
    const anew = { forceRefetch: true, subscribe: false } as const;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const askAfter = (tries: number): void => {
      timer = setTimeout(() => void ask(tries), POLL_STEP_MS * tries);
    };
    const ask = async (tries: number): Promise<void> => {
      const [deleted, customer, wallet] = await Promise.all([
        dispatch(getPaymentCancelled.initiate(paymentCancelledPath, anew)),
        dispatch(getCustomer.initiate(undefined, anew)),
        waitsInWallet(),
        dispatch(getSubscription.initiate(undefined, anew)),
      ]);
      if (!isOver) setIsInWallet(wallet);
      if (deleted.data === true) {
        void session.logout({ reason: 'PAYMENT_CANCELLED', redirectPath: links.front() });
        return;
      }
      const now = customer.data?.subscribedPackage?.state;
      const isSettled = customer.isSuccess && (now === undefined || !isInProgress(now));
      // What was drawn meanwhile waits no more: the news is told all the same.
      if (isSettled) {
        dispatch(entitlementsChanged());
        // Not as after an event: that would leave this page (AUTH-30).
        void session.tokens.renew();
      } else if (!isOver && tries === POLL_TRIES) setGivenUpIn(round);
      else if (!isOver) askAfter(tries + 1);
    };
    askAfter(1);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [isWaiting, round, paymentCancelledPath, deps, userId, session]);
  return {
    isGivenUp: givenUpIn === round,
    isInWallet: isWaiting && isInWallet,
    again: () => setRound(round + 1),
  };
}
