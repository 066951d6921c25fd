import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { pollUntil } from '../../polling/pollUntil.ts';
import { receiptPath } from '../../receipt/receiptRecord.ts';
import { reconcile } from './pay.ts';
import { readIntent } from './paymentIntent.ts';
import { usePaymentDeps } from './usePaymentDeps.browser.ts';

const MAX_ATTEMPTS = 4;

/** Reconciles an intent sent before a reload or wallet redirect. A completed one redirects to its receipt. */
export function useIntentReconciliation() {
  const deps = usePaymentDeps();
  const navigate = useNavigate();
  const [kind, setKind] = useState<'checking' | 'settled' | 'pending' | 'unknown'>(() =>
    readIntent(deps.storage, deps.userId)?.isSent === true ? 'checking' : 'settled',
  );
  useEffect(() => {
    if (kind !== 'checking') return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const check = async (attempt: number) => {
      // A recent request may still be in flight.
      const isLast = attempt === MAX_ATTEMPTS || readIntent(deps.storage, deps.userId)?.isSent !== true;
      const outcome = await reconcile(deps, isLast);
      return { outcome, isFinal: isLast || outcome !== undefined };
    };
    pollUntil(({ isFinal }) => isFinal, check, { signal, maxAttempts: MAX_ATTEMPTS }).then(
      ({ outcome }) => {
        if (signal.aborted) return;
        if (outcome?.kind === 'done') void navigate(receiptPath(outcome.intent), { replace: true });
        else if (outcome?.kind === 'pending' || outcome?.kind === 'unknown') setKind(outcome.kind);
        else setKind('settled');
      },
      () => undefined, // unmounted
    );
    return () => controller.abort();
  }, [deps, navigate, kind]);
  /** `settled`: the page may be shown. */
  return { kind, retry: () => setKind('checking') };
}
