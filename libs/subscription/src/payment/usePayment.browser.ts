import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { ChangeSummary } from '@tv/api-client';
import { noteReceipt, receiptPath } from '../receipt/receiptRecord.ts';
import type { CardFields } from './card/cardForm.ts';
import { clearCancelled, isCancelled } from './cancelledNote.ts';
import { lookUp, pay, type PaymentOutcome } from './pay.ts';
import { notePaymentContext } from './paymentContext.ts';
import { readIntent, type IntentSubject } from './paymentIntent.ts';
import { usePaymentDeps } from './usePaymentDeps.browser.ts';

/** So often it is looked up at most what became of an intent of before, and the pause times the number of the look. */
const LOOKS = 4;
const LOOK_STEP_MS = 750;

/** Where a payment stands on the page. */
export type PaymentPhase =
  /** `cancelled`: ready, after the customer has said no in the wallet. */
  | { readonly kind: 'ready' | 'cancelled' | 'paying' | 'looking' | 'leaving' }
  | Exclude<PaymentOutcome, { readonly kind: 'done' | 'leaving' }>;

export interface Payment {
  readonly phase: PaymentPhase;
  /** Confirms; a press while something is under way is the same confirmation. */
  readonly confirm: (summary: ChangeSummary, card: CardFields | undefined) => Promise<void>;
  /** Looks up again what became of it. */
  readonly lookAgain: () => void;
  /** Puts a refusal away, so that another try can be made. */
  readonly dismiss: () => void;
}

/**
 * A payment as the page shows it. What this tab sent before a reload is looked up first; what is done leads to its receipt,
 * which takes the page's place in the history.
 *
 * @param onDone  what follows another way to pay, which has no receipt
 */
export function usePayment(subject: IntentSubject, onDone?: () => void): Payment {
  const deps = usePaymentDeps();
  const navigate = useNavigate();
  const { userId } = subject;
  const [phase, setPhase] = useState<PaymentPhase>(() => {
    if (readIntent(deps.storage, userId)?.isSent === true) return { kind: 'looking' };
    return { kind: isCancelled(deps.storage) ? 'cancelled' : 'ready' };
  });
  const [look, setLook] = useState(0);
  const isBusy = useRef(false);

  const show = useCallback(
    (outcome: PaymentOutcome | undefined) => {
      if (outcome?.kind !== 'done') setPhase(outcome ?? { kind: 'ready' });
      else if (onDone && outcome.intent.purpose === 'method') onDone();
      else void navigate(receiptPath(outcome.intent), { replace: true });
    },
    [navigate, onDone],
  );

  useEffect(() => clearCancelled(deps.storage), [deps]);

  useEffect(() => {
    if (readIntent(deps.storage, userId)?.isSent !== true) return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (tries: number): Promise<void> => {
      // What was sent a moment ago may be on its way still.
      const isLast = tries === LOOKS;
      const outcome = await lookUp(userId, deps, isLast);
      if (isOver) return;
      if (outcome === undefined && !isLast) {
        timer = setTimeout(() => void ask(tries + 1), LOOK_STEP_MS * tries);
        return;
      }
      isBusy.current = false;
      show(outcome);
    };
    isBusy.current = true;
    void ask(1);
    return () => {
      isOver = true;
      isBusy.current = false;
      clearTimeout(timer);
    };
  }, [deps, userId, show, look]);

  return {
    phase,
    async confirm(summary, card) {
      if (isBusy.current) return;
      isBusy.current = true;
      setPhase({ kind: 'paying' });
      noteReceipt(deps.storage, receiptPath(subject), summary);
      notePaymentContext(deps.storage, { paymentFlow: subject.provider });
      try {
        const outcome = await pay(subject, card, deps);
        if (outcome.kind === 'leaving') setPhase({ kind: 'leaving' });
        else show(outcome);
      } finally {
        isBusy.current = false;
      }
    },
    lookAgain: () => {
      setPhase({ kind: 'looking' });
      setLook((count) => count + 1);
    },
    dismiss: () => setPhase({ kind: 'ready' }),
  };
}
