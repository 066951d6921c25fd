import { useEffect, useState } from 'react';
import {
  getCustomer,
  pollWalletPayment,
  type UserInfo,
  type WalletPayment,
  useApiDispatch,
} from '@tv/api-client';
import { useSession } from '@tv/auth';
import { openTabStorage } from '@tv/browser-storage/browser';
import { customerLinks, PURCHASE_PURPOSES } from '@tv/routes';
import { Redirect, Link } from '@tv/ssr';
import { Button, ErrorView, useToast } from '@tv/ui';
import { PageFailure, PageFrame } from '../../frame/PageFrame.tsx';
import { pollUntil } from '../../polling/pollUntil.ts';
import { storedReceipt, receiptPath } from '../../receipt/receiptRecord.ts';
import { FORCE_REFETCH } from '../../status/fetchCustomerStatus.ts';
import { methodChanged, walletCancelled } from '../intent/paymentContext.ts';
import { storedIntent, readIntent, type PaymentIntent } from '../intent/paymentIntent.ts';
import { useUserId } from '../intent/useUserId.ts';
import { WaitingView } from '../outcome/WaitingView.tsx';
import { paymentErrorText } from '../outcome/paymentErrors.ts';
import { WalletWaiting } from './WalletWaiting.tsx';

type WalletState =
  /** The wallet waits for the customer. */
  | { readonly kind: 'polling'; readonly isPending: boolean }
  | { readonly kind: 'failed' }
  | {
      readonly kind: 'resolved';
      readonly payment: WalletPayment | null;
      readonly successPath: string;
      readonly retryPath: string;
    };

function retryPathOf({ purpose, productIds }: PaymentIntent): string {
  const page = PURCHASE_PURPOSES.find((one) => one === purpose);
  return page === undefined
    ? customerLinks.changePaymentMethod()
    : customerLinks.purchaseFor(page, productIds);
}

/** Returns the fallback target, by subscription state. */
function pathForCustomer({ subscribedPackage }: UserInfo): string {
  return subscribedPackage === undefined || subscribedPackage.state === 'PendingPaymentInfo'
    ? customerLinks.purchaseFor('kjøp')
    : customerLinks.accountSubscription();
}

/** For payments started in another tab or browser. */
const TOASTS = {
  completed: {
    kind: 'success',
    title: 'Vipps har bekreftet',
    text: 'Her ser du hvordan abonnementet ditt er nå.',
  },
  cancelled: { kind: 'info', title: 'Du avbrøt i Vipps', text: 'Du er ikke trukket.' },
} as const;

function useWalletPayment(): WalletState {
  const userId = useUserId();
  const dispatch = useApiDispatch();
  const { tokens } = useSession();
  const showToast = useToast();
  const [state, setState] = useState<WalletState>({ kind: 'polling', isPending: false });
  useEffect(() => {
    const storage = openTabStorage();
    const stored = readIntent(storage, userId);
    const intent = stored?.provider === 'Vipps' && stored.isSent ? stored : undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const poll = async () => {
      const payment = await dispatch(pollWalletPayment.initiate()).unwrap();
      if (!signal.aborted && payment === 'pending') setState({ kind: 'polling', isPending: true });
      return payment;
    };
    const fetchCustomer = () => dispatch(getCustomer.initiate(undefined, FORCE_REFETCH));
    const applyResult = (payment: WalletPayment | null, { purpose }: PaymentIntent): void => {
      if (payment === 'pending') return;
      storedIntent.clear(storage);
      if (payment !== 'completed') storedReceipt.clear(storage);
      if (payment === 'cancelled') walletCancelled.write(storage, '1');
      if (payment === 'completed' && purpose === 'method') methodChanged.write(storage, '1');
      // The next page shows the customer.
      void fetchCustomer();
    };
    const resolvePayment = async (): Promise<void> => {
      const payment = await pollUntil((answer) => answer !== 'pending', poll, { signal });
      if (signal.aborted) return;
      if (intent) {
        applyResult(payment, intent);
        const successPath = receiptPath(intent);
        setState({ kind: 'resolved', payment, successPath, retryPath: retryPathOf(intent) });
        return;
      }
      const path = pathForCustomer(await fetchCustomer().unwrap());
      if (signal.aborted) return;
      if (payment === 'completed' || payment === 'cancelled') showToast(TOASTS[payment]);
      // Without the claims-changed event, which would leave this page (AUTH-30).
      if (payment === 'completed') void tokens.renew();
      setState({ kind: 'resolved', payment, successPath: path, retryPath: path });
    };
    resolvePayment().catch(() => {
      if (!signal.aborted) setState({ kind: 'failed' });
    });
    return () => controller.abort();
  }, [dispatch, tokens, showToast, userId]);
  return state;
}

function WalletResult({ onCheckAgain }: { readonly onCheckAgain: () => void }) {
  const state = useWalletPayment();
  if (state.kind === 'polling' && !state.isPending) {
    return <WaitingView title="Vi sjekker betalingen din hos Vipps" />;
  }
  // The next poll returns `cancelled`.
  const whilePending = { onCheckAgain, onCancelled: onCheckAgain };
  if (state.kind === 'polling') return <WalletWaiting hasStoppedPolling={false} {...whilePending} />;
  if (state.kind === 'failed') {
    return <PageFailure text="Vi fikk ikke sjekket betalingen din." onRetry={onCheckAgain} />;
  }
  if (state.payment === 'pending') return <WalletWaiting hasStoppedPolling {...whilePending} />;
  if (state.payment === null) return <Redirect to={customerLinks.accountSubscription()} />;
  if (state.payment !== 'failed')
    return <Redirect to={state.payment === 'completed' ? state.successPath : state.retryPath} />;
  return (
    <ErrorView
      title="Betalingen gikk ikke gjennom"
      text={paymentErrorText('PAYMENT_FAILED')}
      action={
        <Button as={Link} to={state.retryPath} variant="primary">
          {state.retryPath === customerLinks.accountSubscription() ? 'Se abonnementet ditt' : 'Prøv igjen'}
        </Button>
      }
    />
  );
}

/** `/payment/vipps`: return page of the wallet, in any tab (ROUTE-64). Trusts only the server (PAY-12). */
export function WalletReturnPage() {
  const [round, setRound] = useState(0);
  return (
    <PageFrame title="Betaling med Vipps">
      {/* A new key polls again. */}
      <WalletResult key={round} onCheckAgain={() => setRound(round + 1)} />
    </PageFrame>
  );
}
