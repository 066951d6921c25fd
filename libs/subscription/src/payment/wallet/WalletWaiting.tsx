import { useState } from 'react';
import { cancelWalletPayment, isRequestError } from '@tv/api-client';
import { Button } from '@tv/ui';
import { allowedWalletUrl } from '../intent/pay.ts';
import { readIntent } from '../intent/paymentIntent.ts';
import { usePaymentDeps } from '../intent/usePaymentDeps.browser.ts';
import styles from '../outcome/PaymentErrorMessage.module.css';
import { WaitingView } from '../outcome/WaitingView.tsx';

export interface WalletWaitingProps {
  /** Polling has reached its limit. */
  readonly hasStoppedPolling: boolean;
  readonly onCheckAgain: () => void;
  /** Nothing was charged. */
  readonly onCancelled: () => void;
}

/** A payment pending in the wallet. Other options need a confirmed cancellation (PAY-12). */
export function WalletWaiting({ hasStoppedPolling, onCheckAgain, onCancelled }: WalletWaitingProps) {
  const deps = usePaymentDeps();
  const [stored] = useState(() => readIntent(deps.storage, deps.userId)?.walletAddress);
  const [phase, setPhase] = useState<'waiting' | 'cancelling' | 'failed'>('waiting');
  const address = stored === undefined ? undefined : allowedWalletUrl(stored, deps);
  const cancel = async () => {
    setPhase('cancelling');
    const { error } = await deps.dispatch(cancelWalletPayment.initiate());
    if (error === undefined) onCancelled();
    // It has already ended in another state.
    else if (isRequestError(error, 404) || isRequestError(error, 409)) onCheckAgain();
    else setPhase('failed');
  };
  return (
    <WaitingView
      title={hasStoppedPolling ? 'Vi venter fortsatt på svar fra Vipps' : 'Vi venter på svar fra Vipps'}
      text="Godkjenn i Vipps-appen hvis du ikke har gjort det ennå. Du trekkes ikke før du godkjenner, og betaler bare én gang. Uten svar blir betalingen avbrutt etter et kvarter."
    >
      {address !== undefined && (
        <Button as="a" href={address} variant="primary">
          Åpne Vipps
        </Button>
      )}
      <Button onClick={onCheckAgain}>Sjekk igjen</Button>
      {phase === 'failed' && (
        <p role="alert" className={styles.problem}>
          Vi fikk ikke avbrutt betalingen. Den kan fortsatt godkjennes i Vipps. Prøv igjen.
        </p>
      )}
      <Button variant="quiet" isLoading={phase === 'cancelling'} onClick={() => void cancel()}>
        Avbryt og betal på en annen måte
      </Button>
    </WaitingView>
  );
}
