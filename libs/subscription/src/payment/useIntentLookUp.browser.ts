import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { receiptPath } from '../receipt/receiptRecord.ts';
import { lookUp, type PaymentOutcome } from './pay.ts';
import { readIntent } from './paymentIntent.ts';
import { usePaymentDeps } from './usePaymentDeps.browser.ts';
import { useUserId } from './useUserId.ts';

/** So often it is looked up at most what became of an intent of before, and the pause (ms) times the number of the look. */
const LOOKS = 4;
const LOOK_STEP_MS = 750;

/** What has become of what this tab sent before the page was opened. */
export interface IntentLookUp {
  /** `settled`: there is nothing to wait for, and the page may be shown. */
  readonly kind: 'looking' | 'settled' | 'underWay' | 'unknown';
  readonly again: () => void;
}

const kindOf = (outcome: PaymentOutcome | undefined): IntentLookUp['kind'] =>
  outcome?.kind === 'underWay' || outcome?.kind === 'unknown' ? outcome.kind : 'settled';

/**
 * Looks up what this tab sent before a reload, or before it left for the wallet, so that nothing is sent twice. What is done
 * leads to its receipt, in the page's place in the history.
 */
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
      // What was sent a moment ago may be on its way still.
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
