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

/** Where a payment stands on the page. */
export type PaymentPhase =
  /**
   * `cancelled`: ready, after the customer has said no in the wallet. `notFound`: ready, after nothing was found of what had
   * been sent.
   */
  | { readonly kind: 'ready' | 'cancelled' | 'notFound' | 'paying' | 'looking' | 'leaving' }
  | Exclude<PaymentOutcome, { readonly kind: 'done' | 'leaving' | 'overtaken' }>;

export interface Payment {
  readonly phase: PaymentPhase;
  /** Confirms; a press while something is under way is the same confirmation. */
  readonly confirm: (summary: ChangeSummary, card: CardFields | undefined) => Promise<void>;
  /** Looks up again what became of it. */
  readonly lookAgain: () => Promise<void>;
  /** Puts a refusal away, so that another try can be made. */
  readonly dismiss: () => void;
}

/** What follows on the page where a payment does not end at a receipt. */
export interface PaymentEnds {
  /** Another way to pay is kept, which has no receipt. */
  readonly onDone?: (() => void) | undefined;
  /** The customer has something else by now than what the page shows: it is to be shown anew. */
  readonly onOvertaken?: (() => void) | undefined;
}

/**
 * A payment as the page shows it. What is done leads to its receipt, which takes the page's place in the history; who has gone
 * on to another page meanwhile, while his bank thought, stays there and is told.
 */
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

  /** @param isLeft  the customer is at another page by now; who has left and come back waits for the end */
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

  /** One thing at a time: what comes meanwhile is part of it. */
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
