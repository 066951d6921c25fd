import { useState } from 'react';
import { cancelWalletPayment, isRequestError } from '@tv/api-client';
import { Button } from '@tv/ui';
import styles from './ProblemNote.module.css';
import { WaitingView } from './WaitingView.tsx';
import { walletAddressOf } from './pay.ts';
import { readIntent } from './paymentIntent.ts';
import { usePaymentDeps } from './usePaymentDeps.browser.ts';
import { useUserId } from './useUserId.ts';

export interface WalletWaitingProps {
  /** The wallet has not answered as often as it is asked automatically. */
  readonly isLate: boolean;
  /** Asks once more how the payment stands. */
  readonly onAsk: () => void;
  /** The payment is cancelled: nothing was charged, and nothing waits in the wallet any more. */
  readonly onCancelled: () => void;
}

/**
 * A payment that waits for the customer's answer in the wallet: a link back to it where this tab knows the address, and a
 * button that cancels it. Only after the server has confirmed that can another way to pay be chosen (PAY-12).
 */
export function WalletWaiting({ isLate, onAsk, onCancelled }: WalletWaitingProps) {
  const deps = usePaymentDeps();
  const userId = useUserId();
  const [stored] = useState(() => readIntent(deps.storage, userId)?.walletAddress);
  const [phase, setPhase] = useState<'waiting' | 'cancelling' | 'failed'>('waiting');
  const address = stored === undefined ? undefined : walletAddressOf(stored, deps);

  const cancel = async () => {
    setPhase('cancelling');
    const { error } = await deps.dispatch(cancelWalletPayment.initiate());
    if (error === undefined) onCancelled();
    // It has ended in another way meanwhile.
    else if (isRequestError(error, 404) || isRequestError(error, 409)) onAsk();
    else setPhase('failed');
  };

  return (
    <WaitingView
      title={isLate ? 'Vi venter fortsatt på svar fra Vipps' : 'Vi venter på svar fra Vipps'}
      text="Godkjenn i Vipps-appen hvis du ikke har gjort det ennå. Du trekkes ikke før du godkjenner, og betaler bare én gang. Uten svar blir betalingen avbrutt etter et kvarter."
    >
      {address !== undefined && (
        <Button as="a" href={address} variant="primary">
          Åpne Vipps
        </Button>
      )}
      <Button onClick={onAsk}>Sjekk igjen</Button>
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
