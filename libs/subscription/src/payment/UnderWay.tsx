import { useEffect, useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { getCustomer, getSubscription } from '@tv/api-client';
import { isInProgress } from '../subscriptionState/subscriptionState.ts';
import { WaitingView } from './WaitingView.tsx';
import { WalletWaiting } from './WalletWaiting.tsx';
import { noteCancelled } from './cancelledNote.ts';
import { endWalletIntent, type PaymentDispatch } from './pay.ts';
import { createPauses, pollUntil } from './pollWallet.ts';
import { usePaymentDeps } from './usePaymentDeps.browser.ts';
import { useUserId } from './useUserId.ts';
import { createWalletCheck } from './walletCheck.ts';

/**
 * A pending payment or change. Polls with backoff at most ten times, then on request. Wallet payments can be
 * cancelled.
 */
export function UnderWay({ onSettled }: { readonly onSettled: () => void }) {
  const dispatch = useDispatch<PaymentDispatch>();
  const deps = usePaymentDeps();
  const userId = useUserId();
  const [isInWallet, setIsInWallet] = useState(false);
  const [round, setRound] = useState(0);
  const [givenUpIn, setGivenUpIn] = useState<number>();
  const settled = useRef(onSettled);
  useEffect(() => {
    settled.current = onSettled;
  }, [onSettled]);
  useEffect(() => {
    let isOver = false;
    const pauses = createPauses();
    const waitsInWallet = createWalletCheck(userId, deps);
    const isAtIt = async (): Promise<boolean> => {
      const anew = { forceRefetch: true, subscribe: false } as const;
      const [subscription, { subscribedPackage }, wallet] = await Promise.all([
        dispatch(getSubscription.initiate(undefined, anew)).unwrap(),
        dispatch(getCustomer.initiate(undefined, anew)).unwrap(),
        waitsInWallet(),
      ]);
      if (!isOver) setIsInWallet(wallet);
      // Both must be done: either decides what the page shows next.
      return [subscription?.state, subscribedPackage?.state].some(
        (state) => state !== undefined && isInProgress(state),
      );
    };
    const giveUp = () => {
      if (!isOver) setGivenUpIn(round);
    };
    pollUntil((isUnderWay) => !isUnderWay, isAtIt, pauses.pause).then((isUnderWay) => {
      if (isUnderWay) giveUp();
      else if (!isOver) settled.current();
    }, giveUp);
    return () => {
      isOver = true;
      pauses.end();
    };
  }, [dispatch, deps, userId, round]);
  const isLate = givenUpIn === round;
  if (isInWallet) {
    return (
      <WalletWaiting
        isLate={isLate}
        onAsk={() => setRound(round + 1)}
        onCancelled={() => {
          endWalletIntent(userId, deps);
          noteCancelled(deps.storage);
          onSettled();
        }}
      />
    );
  }
  return (
    <WaitingView
      title="Betalingen er i gang"
      {...(isLate && {
        text: 'Det tar lengre tid enn vanlig. Du kan lukke siden: du betaler bare én gang, og ser på abonnementet ditt når det er klart.',
      })}
      onAsk={() => setRound(round + 1)}
    />
  );
}
