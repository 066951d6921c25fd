import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { receiptPath } from '../receipt/receiptRecord.ts';
import { lookUp, type PaymentOutcome } from './pay.ts';
import { readIntent } from './paymentIntent.ts';
import { usePaymentDeps } from './usePaymentDeps.browser.ts';
import { useUserId } from './useUserId.ts';

/** With linear backoff. */
const LOOKS = 4;
const LOOK_STEP_MS = 750;

export interface IntentLookUp {
  /** `settled`: the page may be shown. */
  readonly kind: 'looking' | 'settled' | 'underWay' | 'unknown';
  readonly again: () => void;
}

const kindOf = (outcome: PaymentOutcome | undefined): IntentLookUp['kind'] =>
  outcome?.kind === 'underWay' || outcome?.kind === 'unknown' ? outcome.kind : 'settled';

/** Reconciles an intent sent before a reload or wallet redirect. A completed one redirects to its receipt. */
export function useIntentLookUp(): IntentLookUp {
  const deps = usePaymentDeps();
  const navigate = useNavigate();
  const userId = useUserId();
  const [kind, setKind] = useState<IntentLookUp['kind']>(() =>
    readIntent(deps.storage, userId)?.isSent === true ? 'looking' : 'settled',
  );
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (kind !== 'looking') return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = async (tries: number): Promise<void> => {
      // A recent request may still be in flight.
      const isLast = tries === LOOKS || readIntent(deps.storage, userId)?.isSent !== true;
      const outcome = await lookUp(userId, deps, isLast);
      if (isOver) return;
      if (outcome?.kind === 'done') void navigate(receiptPath(outcome.intent), { replace: true });
      else if (outcome !== undefined || isLast) setKind(kindOf(outcome));
      else timer = setTimeout(() => void ask(tries + 1), LOOK_STEP_MS * tries);
    };
    void ask(1);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [deps, navigate, userId, kind, round]);
  return {
    kind,
    again() {
      setKind('looking');
      setRound((count) => count + 1);
    },
  };
}
