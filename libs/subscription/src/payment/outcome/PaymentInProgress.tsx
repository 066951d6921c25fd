import { useCallback, useState } from 'react';
import { pollUntil } from '../../polling/pollUntil.ts';
import { usePolling } from '../../polling/usePolling.ts';
import { fetchCustomerStatus } from '../../status/fetchCustomerStatus.ts';
import { isInProgress } from '../../status/subscriptionState.ts';
import { endWalletIntent } from '../intent/pay.ts';
import { walletCancelled } from '../intent/paymentContext.ts';
import { usePaymentDeps } from '../intent/usePaymentDeps.browser.ts';
import { WalletWaiting } from '../wallet/WalletWaiting.tsx';
import { createWalletPendingCheck } from '../wallet/createWalletPendingCheck.ts';
import { WaitingView } from './WaitingView.tsx';

/** A pending payment or change. Polls, then on request. Wallet payments can be cancelled. */
export function PaymentInProgress({ onSettled }: { readonly onSettled: () => void }) {
  const deps = usePaymentDeps();
  const [isPendingInWallet, setIsPendingInWallet] = useState(false);
  const pollStatus = useCallback(
    (signal: AbortSignal) => {
      const checkWalletPending = createWalletPendingCheck(deps);
      const checkSettled = async (): Promise<boolean> => {
        const [{ subscription, customer }, wallet] = await Promise.all([
          fetchCustomerStatus(deps.dispatch),
          checkWalletPending(),
        ]);
        if (!signal.aborted) setIsPendingInWallet(wallet);
        // Both must be done: either decides what the page shows next.
        return !isInProgress(subscription?.state) && !isInProgress(customer.subscribedPackage?.state);
      };
      return pollUntil((isSettled) => isSettled, checkSettled, { signal });
    },
    [deps],
  );
  const { hasTimedOut, restart } = usePolling(pollStatus, onSettled);
  if (isPendingInWallet) {
    return (
      <WalletWaiting
        hasStoppedPolling={hasTimedOut}
        onCheckAgain={restart}
        onCancelled={() => {
          endWalletIntent(deps);
          walletCancelled.write(deps.storage, '1');
          onSettled();
        }}
      />
    );
  }
  return (
    <WaitingView
      title="Betalingen er i gang"
      {...(hasTimedOut && {
        text: 'Det tar lengre tid enn vanlig. Du kan lukke siden: du betaler bare én gang, og ser på abonnementet ditt når det er klart.',
      })}
      onCheckAgain={restart}
    />
  );
}
