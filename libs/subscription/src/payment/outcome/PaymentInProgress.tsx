import { useEffect, useRef, useState } from 'react';
import { getCustomer, getSubscription, useApiDispatch } from '@tv/api-client';
import { pollUntil } from '../../polling/pollUntil.ts';
import { isInProgress } from '../../status/subscriptionState.ts';
import { endWalletIntent } from '../intent/pay.ts';
import { usePaymentDeps } from '../intent/usePaymentDeps.browser.ts';
import { useUserId } from '../intent/useUserId.ts';
import { WalletWaiting } from '../wallet/WalletWaiting.tsx';
import { createWalletPendingCheck } from '../wallet/createWalletPendingCheck.ts';
import { walletCancelled } from '../wallet/walletCancelled.ts';
import { WaitingView } from './WaitingView.tsx';

/**
 * A pending payment or change. Polls with backoff at most ten times, then on request. Wallet payments can be
 * cancelled.
 */
export function PaymentInProgress({ onSettled }: { readonly onSettled: () => void }) {
  const dispatch = useApiDispatch();
  const deps = usePaymentDeps();
  const userId = useUserId();
  const [isPendingInWallet, setIsPendingInWallet] = useState(false);
  const [round, setRound] = useState(0);
  const [stoppedRound, setStoppedRound] = useState<number>();
  const onSettledRef = useRef(onSettled);
  useEffect(() => {
    onSettledRef.current = onSettled;
  }, [onSettled]);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    const checkWalletPending = createWalletPendingCheck(userId, deps);
    const pollInProgress = async (): Promise<boolean> => {
      const refetchOptions = { forceRefetch: true, subscribe: false } as const;
      const [subscription, { subscribedPackage }, wallet] = await Promise.all([
        dispatch(getSubscription.initiate(undefined, refetchOptions)).unwrap(),
        dispatch(getCustomer.initiate(undefined, refetchOptions)).unwrap(),
        checkWalletPending(),
      ]);
      if (!signal.aborted) setIsPendingInWallet(wallet);
      // Both must be done: either decides what the page shows next.
      return [subscription?.state, subscribedPackage?.state].some(
        (state) => state !== undefined && isInProgress(state),
      );
    };
    const stopPolling = () => {
      if (!signal.aborted) setStoppedRound(round);
    };
    pollUntil((isUnderWay) => !isUnderWay, pollInProgress, { signal }).then((isUnderWay) => {
      if (isUnderWay) stopPolling();
      else if (!signal.aborted) onSettledRef.current();
    }, stopPolling);
    return () => controller.abort();
  }, [dispatch, deps, userId, round]);
  const hasStoppedPolling = stoppedRound === round;
  if (isPendingInWallet) {
    return (
      <WalletWaiting
        hasStoppedPolling={hasStoppedPolling}
        onCheckAgain={() => setRound(round + 1)}
        onCancelled={() => {
          endWalletIntent(userId, deps);
          walletCancelled.write(deps.storage, '1');
          onSettled();
        }}
      />
    );
  }
  return (
    <WaitingView
      title="Betalingen er i gang"
      {...(hasStoppedPolling && {
        text: 'Det tar lengre tid enn vanlig. Du kan lukke siden: du betaler bare én gang, og ser på abonnementet ditt når det er klart.',
      })}
      onCheckAgain={() => setRound(round + 1)}
    />
  );
}
