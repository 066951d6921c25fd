import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChangeSummary } from '@tv/api-client';
import { receiptPath } from '../receipt/receiptRecord.ts';
import { clearCancelled, isCancelled } from './cancelledNote.ts';
import type { CardFields } from './card/cardForm.ts';
import { lookUp, pay, type PaymentOutcome } from './pay.ts';
import { notePaymentContext } from './paymentContext.ts';
import type { IntentSubject } from './paymentIntent.ts';
import { usePaymentDeps } from './usePaymentDeps.browser.ts';
import { useTellElsewhere } from './useTellElsewhere.ts';

export type PaymentPhase =
  /** `cancelled` and `notFound` are also ready. */
  | { readonly kind: 'ready' | 'cancelled' | 'notFound' | 'paying' | 'looking' | 'leaving' }
  | Exclude<PaymentOutcome, { readonly kind: 'done' | 'leaving' | 'overtaken' }>;

export interface Payment {
  readonly phase: PaymentPhase;
  /** Ignored while a payment is running. */
  readonly confirm: (summary: ChangeSummary, card: CardFields | undefined) => Promise<void>;
  /** Reconciles again. */
  readonly lookAgain: () => Promise<void>;
  /** Dismisses an error. */
  readonly dismiss: () => void;
}

/** For payments that do not end with a receipt. */
export interface PaymentEnds {
  readonly onDone?: (() => void) | undefined;
  /** The subscription has changed. */
  readonly onOvertaken?: (() => void) | undefined;
}

/** Runs a payment and redirects to the receipt. Shows a toast instead if the customer has left the page. */
export function usePayment(subject: IntentSubject, { onDone, onOvertaken }: PaymentEnds = {}): Payment {
  const deps = usePaymentDeps();
  const navigate = useNavigate();
  const [phase, setPhase] = useState<PaymentPhase>(() => ({
    kind: isCancelled(deps.storage) ? 'cancelled' : 'ready',
  }));
  const tellElsewhere = useTellElsewhere();
  const isBusy = useRef(false);
  const isShown = useRef(true);
  useEffect(() => clearCancelled(deps.storage), [deps]);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  const show = (outcome: PaymentOutcome | undefined, isLeft: boolean) => {
    if (isLeft || (!isShown.current && outcome?.kind !== 'done')) tellElsewhere(outcome);
    else if (outcome?.kind === 'overtaken') {
      setPhase({ kind: 'changed' });
      onOvertaken?.();
    } else if (outcome === undefined) {
      setPhase({ kind: isCancelled(deps.storage) ? 'cancelled' : 'notFound' });
      clearCancelled(deps.storage);
    } else if (outcome.kind !== 'done') setPhase(outcome);
    else if (onDone && outcome.intent.purpose === 'method') onDone();
    else void navigate(receiptPath(outcome.intent), { replace: true });
  };

  const alone = async (kind: 'paying' | 'looking', run: () => Promise<PaymentOutcome | undefined>) => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase({ kind });
    const { pathname } = location;
    try {
      const outcome = await run();
      show(outcome, location.pathname !== pathname);
    } finally {
      isBusy.current = false;
    }
  };

  return {
    phase,
    confirm: (summary, card) =>
      alone('paying', () => {
        notePaymentContext(deps.storage, { paymentFlow: subject.provider });
        return pay(subject, summary, card, deps);
      }),
    lookAgain: () => alone('looking', () => lookUp(subject.userId, deps)),
    dismiss: () => setPhase({ kind: 'ready' }),
  };
}
