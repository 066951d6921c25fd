import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { receiptPath } from '../../receipt/receiptRecord.ts';
import { reconcile, type PaymentOutcome } from './pay.ts';
import { readIntent } from './paymentIntent.ts';
import { usePaymentDeps } from './usePaymentDeps.browser.ts';
import { useUserId } from './useUserId.ts';

/** With linear backoff. */
const MAX_ATTEMPTS = 4;
const BACKOFF_STEP_MS = 750;

export interface IntentReconciliation {
  /** `settled`: the page may be shown. */
  readonly kind: 'looking' | 'settled' | 'underWay' | 'unknown';
  readonly retry: () => void;
}

const kindOf = (outcome: PaymentOutcome | undefined): IntentReconciliation['kind'] =>
  outcome?.kind === 'underWay' || outcome?.kind === 'unknown' ? outcome.kind : 'settled';

/** Reconciles an intent sent before a reload or wallet redirect. A completed one redirects to its receipt. */
export function useIntentReconciliation(): IntentReconciliation {
  const deps = usePaymentDeps();
  const navigate = useNavigate();
  const userId = useUserId();
  const [kind, setKind] = useState<IntentReconciliation['kind']>(() =>
    readIntent(deps.storage, userId)?.isSent === true ? 'looking' : 'settled',
  );
  const [round, setRound] = useState(0);
  useEffect(() => {
    if (kind !== 'looking') return undefined;
    let isOver = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const check = async (attempt: number): Promise<void> => {
      // A recent request may still be in flight.
      const isLast = attempt === MAX_ATTEMPTS || readIntent(deps.storage, userId)?.isSent !== true;
      const outcome = await reconcile(userId, deps, isLast);
      if (isOver) return;
      if (outcome?.kind === 'done') void navigate(receiptPath(outcome.intent), { replace: true });
      else if (outcome !== undefined || isLast) setKind(kindOf(outcome));
      else timer = setTimeout(() => void check(attempt + 1), BACKOFF_STEP_MS * attempt);
    };
    void check(1);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [deps, navigate, userId, kind, round]);
  return {
    kind,
    retry() {
      setKind('looking');
      setRound((count) => count + 1);
    },
  };
}
