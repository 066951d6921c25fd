import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useSession } from '@tv/auth';
import { customerLinks } from '@tv/routes';
import { usePaymentDeps } from '../payment/intent/usePaymentDeps.browser.ts';
import { useUserId } from '../payment/intent/useUserId.ts';
import { cancelSubscription, type CancelOutcome, type CancelRequest } from './cancelSubscription.ts';

export interface CancelState {
  readonly phase: 'ready' | 'cancelling' | Exclude<CancelOutcome, 'cancelled'>;
  /** Ignored while running. */
  readonly confirm: (subject: Omit<CancelRequest, 'userId'>) => Promise<void>;
}

/** Cancels, shows the receipt and renews the token. */
export function useCancelSubscription(): CancelState {
  const deps = usePaymentDeps();
  const navigate = useNavigate();
  const session = useSession();
  const userId = useUserId();
  const [phase, setPhase] = useState<CancelState['phase']>('ready');
  const isBusy = useRef(false);
  return {
    phase,
    async confirm(subject) {
      if (isBusy.current) return;
      isBusy.current = true;
      setPhase('cancelling');
      try {
        const outcome = await cancelSubscription({ ...subject, userId }, deps);
        if (outcome !== 'cancelled') {
          setPhase(outcome);
          return;
        }
        void navigate(customerLinks.receipt('cancel'), { replace: true });
        void session.handleClaimsChange();
      } finally {
        isBusy.current = false;
      }
    },
  };
}
