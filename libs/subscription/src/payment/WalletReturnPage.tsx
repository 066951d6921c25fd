import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import { getCustomer, pollWalletPayment, type WalletPayment } from '@tv/api-client';
import { GoTo, Link } from '@tv/rendering';
import { customerLinks, PURCHASE_PURPOSES } from '@tv/routes';
import { Button, ErrorView } from '@tv/ui';
import { PageFailure, PageFrame } from '../frame/PageFrame.tsx';
import { receiptPath } from '../receipt/receiptRecord.ts';
import { WaitingView } from './WaitingView.tsx';
import { noteCancelled } from './cancelledNote.ts';
import { noteMethodChanged } from './methodChangedNote.ts';
import type { PaymentDispatch } from './pay.ts';
import { paymentErrorText } from './paymentErrors.ts';
import { endIntent, readIntent, type PaymentIntent } from './paymentIntent.ts';
import { createPauses, pollWallet } from './pollWallet.ts';
import { tabStorage } from './tabStorage.browser.ts';
import { useUserId } from './useUserId.ts';

type Found =
  | { readonly kind: 'asking' }
  | { readonly kind: 'failedToAsk' }
  | {
      readonly kind: 'answered';
      readonly payment: WalletPayment | null;
      /** Undefined where another tab or browser began it. */
      readonly intent: PaymentIntent | undefined;
    };

/** Where what was begun may be begun anew. */
function wayBack(intent: PaymentIntent | undefined): string {
  if (intent?.purpose === 'method') return customerLinks.changePaymentMethod();
  const purpose = PURCHASE_PURPOSES.find((one) => one === intent?.purpose) ?? 'kjøp';
  return customerLinks.purchaseFor(purpose, intent?.productIds);
}

/** Asks how the wallet payment stands, from the beginning with each number. */
function useWalletPayment(round: number): Found {
  const userId = useUserId();
  const dispatch = useDispatch<PaymentDispatch>();
  const [found, setFound] = useState<Found & { readonly round: number }>();
  useEffect(() => {
    const storage = tabStorage();
    const intent = readIntent(storage, userId);
    const pauses = createPauses();
    let isOver = false;
    const ask = () => dispatch(pollWalletPayment.initiate()).unwrap();
    pollWallet(ask, pauses.pause).then(
      (payment) => {
        if (isOver) return;
        if (payment !== 'pending' && intent?.provider === 'Vipps') endIntent(storage);
        if (payment === 'cancelled') noteCancelled(storage);
        if (payment === 'completed' && intent?.purpose === 'method') noteMethodChanged(storage);
        // What he may watch is asked for by the receipt; how he stands, by whatever comes next.
        if (payment !== 'pending')
          void dispatch(getCustomer.initiate(undefined, { forceRefetch: true, subscribe: false }));
        setFound({ kind: 'answered', payment, intent, round });
      },
      () => {
        if (!isOver) setFound({ kind: 'failedToAsk', round });
      },
    );
    return () => {
      isOver = true;
      pauses.end();
    };
  }, [dispatch, userId, round]);
  return found?.round === round ? found : { kind: 'asking' };
}

function Answered({ found, onAsk }: { readonly found: Found; readonly onAsk: () => void }) {
  if (found.kind === 'asking') return <WaitingView title="Vi sjekker betalingen din hos Vipps" />;
  if (found.kind === 'failedToAsk') {
    return <PageFailure text="Vi fikk ikke sjekket betalingen din." onRetry={onAsk} />;
  }
  const { payment, intent } = found;
  switch (payment) {
    case 'completed':
      return <GoTo to={intent ? receiptPath(intent) : customerLinks.receipt('new')} />;
    case 'cancelled':
      return <GoTo to={wayBack(intent)} />;
    case 'failed':
      return (
        <ErrorView
          title="Betalingen gikk ikke gjennom"
          text={paymentErrorText('PAYMENT_FAILED')}
          action={
            <Button as={Link} to={wayBack(intent)} variant="primary">
              Prøv igjen
            </Button>
          }
        />
      );
    case 'pending':
      return (
        <WaitingView
          title="Vi venter fortsatt på svar fra Vipps"
          text="Godkjenn i Vipps-appen hvis du ikke har gjort det ennå. Du betaler bare én gang."
          onAsk={onAsk}
        />
      );
    case null:
      return <GoTo to={customerLinks.accountSubscription()} />;
  }
}

/**
 * `/payment/vipps`: where the wallet returns to (ROUTE-64), in the tab that left or in any other. How the payment stands is
 * asked of the server, and nothing in the address is trusted (PAY-12).
 */
export function WalletReturnPage() {
  const [round, setRound] = useState(0);
  const found = useWalletPayment(round);
  return (
    <PageFrame title="Betaling med Vipps">
      <Answered found={found} onAsk={() => setRound(round + 1)} />
    </PageFrame>
  );
}
