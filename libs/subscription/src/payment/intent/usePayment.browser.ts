import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChangeSummary } from '@tv/api-client';
import { useSession } from '@tv/auth';
import { useToast } from '@tv/ui';
import { receiptPath } from '../../receipt/receiptRecord.ts';
import type { CardFields } from '../card/cardFields.ts';
import { paymentErrorText } from '../outcome/paymentErrors.ts';
import { reconcile, pay, type PaymentOutcome, type PaymentSubject } from './pay.ts';
import { walletCancelled, updatePaymentContext } from './paymentContext.ts';
import { usePaymentDeps } from './usePaymentDeps.browser.ts';

export type PaymentPhase =
  /** `cancelled` and `notFound` are also ready. */
  | { readonly kind: 'ready' | 'cancelled' | 'notFound' | 'paying' | 'checking' | 'redirecting' }
  | Exclude<PaymentOutcome, { readonly kind: 'done' | 'redirecting' | 'superseded' }>;

/** For payments that do not end with a receipt. */
export interface PaymentCallbacks {
  readonly onDone?: (() => void) | undefined;
  /** The subscription has changed. */
  readonly onSuperseded?: (() => void) | undefined;
}

/** Runs a payment and redirects to the receipt. Shows a toast instead if the customer has left the page. */
export function usePayment(subject: PaymentSubject, { onDone, onSuperseded }: PaymentCallbacks = {}) {
  const deps = usePaymentDeps();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<PaymentPhase>(() => ({
    kind: walletCancelled.read(deps.storage) !== undefined ? 'cancelled' : 'ready',
  }));
  const showPaymentToast = usePaymentToast();
  const isBusy = useRef(false);
  const isMounted = useRef(true);
  useEffect(() => walletCancelled.clear(deps.storage), [deps]);
  useEffect(() => {
    isMounted.current = true;
    return () => void (isMounted.current = false);
  }, []);
  const showOutcome = (outcome: PaymentOutcome | undefined, hasNavigatedAway: boolean) => {
    if (hasNavigatedAway || (!isMounted.current && outcome?.kind !== 'done')) showPaymentToast(outcome);
    else if (outcome?.kind === 'superseded') {
      setPhase({ kind: 'changed' });
      onSuperseded?.();
    } else if (outcome === undefined) {
      setPhase({ kind: walletCancelled.read(deps.storage) !== undefined ? 'cancelled' : 'notFound' });
      walletCancelled.clear(deps.storage);
    } else if (outcome.kind !== 'done') setPhase(outcome);
    else if (onDone && outcome.intent.purpose === 'method') onDone();
    else void navigate(receiptPath(outcome.intent), { replace: true });
  };
  const runIfIdle = async (kind: 'paying' | 'checking', run: () => Promise<PaymentOutcome | undefined>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase({ kind });
    const { pathname } = location;
    try {
      const outcome = await run();
      showOutcome(outcome, location.pathname !== pathname);
    } finally {
      isBusy.current = false;
    }
  };
  return {
    phase,
    /** Ignored while a payment is running. */
    confirm: (summary: ChangeSummary, card: CardFields | undefined) =>
      runIfIdle('paying', () => {
        updatePaymentContext(deps.storage, { paymentFlow: subject.provider });
        return pay(subject, summary, card, deps);
      }),
    checkAgain: () => runIfIdle('checking', () => reconcile(deps)),
    dismiss: () => setPhase({ kind: 'ready' }),
  };
}

function isOutcomeUnknown(outcome: PaymentOutcome | undefined): boolean {
  if (outcome?.kind === 'refused' || outcome?.kind === 'signedOut') return outcome.mayBeCharged;
  return outcome?.kind === 'unknown';
}

/** Returns a function that shows a payment result as a toast, for customers who have left the page. */
function usePaymentToast(): (outcome: PaymentOutcome | undefined) => void {
  const session = useSession();
  const navigate = useNavigate();
  const showToast = useToast();
  return (outcome) => {
    if (isOutcomeUnknown(outcome)) {
      const title = 'Vi vet ikke om bestillingen din gikk gjennom';
      showToast({ kind: 'error', title, text: 'Se Betaling før du prøver igjen.' });
    } else if (outcome?.kind === 'refused') {
      const title = 'Bestillingen din gikk ikke gjennom';
      showToast({ kind: 'error', title, text: paymentErrorText(outcome.code) });
    }
    if (outcome?.kind !== 'done') return;
    // Without the claims-changed event, which would leave some pages (AUTH-30).
    void session.tokens.renew();
    const { intent } = outcome;
    if (intent.purpose === 'method')
      return showToast({ kind: 'success', title: 'Den nye betalingsmåten er lagret' });
    const action = { label: 'Se kvitteringen', onSelect: () => void navigate(receiptPath(intent)) };
    showToast({ kind: 'success', title: 'Bestillingen din er gjennomført', action });
  };
}
