import { useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';
import {
  invalidateEntitlements,
  getCustomer,
  pollWalletPayment,
  type UserInfo,
  type WalletPayment,
} from '@tv/api-client';
import { useSession } from '@tv/auth';
import type { KeyValueStorage } from '@tv/config';
import { Redirect, Link } from '@tv/rendering';
import { customerLinks, PURCHASE_PURPOSES } from '@tv/routes';
import { Button, ErrorView, useToast } from '@tv/ui';
import { PageFailure, PageFrame } from '../frame/PageFrame.tsx';
import { forgetReceipt, receiptPath } from '../receipt/receiptRecord.ts';
import { WaitingView } from './WaitingView.tsx';
import { WalletWaiting } from './WalletWaiting.tsx';
import { noteCancelled } from './cancelledNote.ts';
import { noteMethodChanged } from './methodChangedNote.ts';
import type { PaymentDispatch } from './pay.ts';
import { paymentErrorText } from './paymentErrors.ts';
import { endIntent, readIntent, type PaymentIntent } from './paymentIntent.ts';
import { createPauses, pollWallet } from './pollWallet.ts';
import { tabStorage } from './tabStorage.browser.ts';
import { useUserId } from './useUserId.ts';

type Found =
  /** The wallet waits for the customer. */
  | { readonly kind: 'asking'; readonly isPending: boolean }
  | { readonly kind: 'failedToAsk' }
  | {
      readonly kind: 'answered';
      readonly payment: WalletPayment | null;
      readonly end: string;
      readonly wayBack: string;
    };

function sentToWallet(storage: KeyValueStorage, userId: string): PaymentIntent | undefined {
  const intent = readIntent(storage, userId);
  return intent?.provider === 'Vipps' && intent.isSent ? intent : undefined;
}

function wayBack({ purpose, productIds }: PaymentIntent): string {
  const page = PURCHASE_PURPOSES.find((one) => one === purpose);
  return page === undefined
    ? customerLinks.changePaymentMethod()
    : customerLinks.purchaseFor(page, productIds);
}

/** Fallback target, by subscription state. */
function placeOf({ subscribedPackage }: UserInfo): string {
  return subscribedPackage === undefined || subscribedPackage.state === 'PendingPaymentInfo'
    ? customerLinks.purchaseFor('kjøp')
    : customerLinks.accountSubscription();
}

/** For payments started in another tab or browser. */
const TOLD = {
  completed: {
    kind: 'success',
    title: 'Vipps har bekreftet',
    text: 'Her ser du hvordan abonnementet ditt er nå.',
  },
  cancelled: { kind: 'info', title: 'Du avbrøt i Vipps', text: 'Du er ikke trukket.' },
} as const;

/** Restarts for each new `round`. */
function useWalletPayment(round: number): Found {
  const userId = useUserId();
  const dispatch = useDispatch<PaymentDispatch>();
  const { tokens } = useSession();
  const tell = useToast();
  const [found, setFound] = useState<Found & { readonly round: number }>();
  const [pendingIn, setPendingIn] = useState<number>();
  useEffect(() => {
    const storage = tabStorage();
    const intent = sentToWallet(storage, userId);
    const pauses = createPauses();
    let isOver = false;
    const ask = async () => {
      const payment = await dispatch(pollWalletPayment.initiate()).unwrap();
      if (!isOver && payment === 'pending') setPendingIn(round);
      return payment;
    };
    const customer = () =>
      dispatch(getCustomer.initiate(undefined, { forceRefetch: true, subscribe: false }));
    const settle = (payment: WalletPayment | null, own: PaymentIntent): void => {
      if (payment === 'pending') return;
      endIntent(storage);
      if (payment !== 'completed') forgetReceipt(storage);
      if (payment === 'cancelled') noteCancelled(storage);
      if (payment === 'completed' && own.purpose === 'method') noteMethodChanged(storage);
      // The receipt refetches entitlements.
      void customer();
    };
    const answer = async (): Promise<void> => {
      const payment = await pollWallet(ask, pauses.pause);
      if (isOver) return;
      if (intent) {
        settle(payment, intent);
        setFound({ kind: 'answered', payment, end: receiptPath(intent), wayBack: wayBack(intent), round });
        return;
      }
      const place = placeOf(await customer().unwrap());
      if (isOver) return;
      if (payment === 'completed' || payment === 'cancelled') tell(TOLD[payment]);
      if (payment === 'completed') {
        dispatch(invalidateEntitlements());
        // Without the claims-changed event, which would leave this page (AUTH-30).
        void tokens.renew();
      }
      setFound({ kind: 'answered', payment, end: place, wayBack: place, round });
    };
    answer().catch(() => {
      if (!isOver) setFound({ kind: 'failedToAsk', round });
    });
    return () => {
      isOver = true;
      pauses.end();
    };
  }, [dispatch, tokens, tell, userId, round]);
  return found?.round === round ? found : { kind: 'asking', isPending: pendingIn === round };
}

function Answered({ state, onCheckAgain }: { readonly state: Found; readonly onCheckAgain: () => void }) {
  if (state.kind === 'asking' && !state.isPending) {
    return <WaitingView title="Vi sjekker betalingen din hos Vipps" />;
  }
  // The next poll returns `cancelled`.
  const whilePending = { onAsk: onCheckAgain, onCancelled: onCheckAgain };
  if (state.kind === 'asking') return <WalletWaiting isLate={false} {...whilePending} />;
  if (state.kind === 'failedToAsk') {
    return <PageFailure text="Vi fikk ikke sjekket betalingen din." onRetry={onCheckAgain} />;
  }
  switch (state.payment) {
    case 'completed':
      return <Redirect to={state.end} />;
    case 'cancelled':
      return <Redirect to={state.wayBack} />;
    case 'failed':
      return (
        <ErrorView
          title="Betalingen gikk ikke gjennom"
          text={paymentErrorText('PAYMENT_FAILED')}
          action={
            <Button as={Link} to={state.wayBack} variant="primary">
              {state.wayBack === customerLinks.accountSubscription() ? 'Se abonnementet ditt' : 'Prøv igjen'}
            </Button>
          }
        />
      );
    case 'pending':
      return <WalletWaiting isLate {...whilePending} />;
    case null:
      return <Redirect to={customerLinks.accountSubscription()} />;
  }
}

/**
 * `/payment/vipps`: return page of the wallet, in any tab (ROUTE-64). Trusts the server, not the URL
 * (PAY-12).
 */
export function WalletReturnPage() {
  const [round, setRound] = useState(0);
  const found = useWalletPayment(round);
  return (
    <PageFrame title="Betaling med Vipps">
      <Answered state={found} onCheckAgain={() => setRound(round + 1)} />
    </PageFrame>
  );
}
