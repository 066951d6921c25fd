import { useRef, useState, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useSession } from '@tv/auth';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, Cluster, TextLink } from '@tv/ui';
import { usePaymentDeps } from '../payment/intent/usePaymentDeps.browser.ts';
import styles from './Cancel.module.css';
import { cancelSubscription, type CancelOutcome, type CancelRequest } from './cancelSubscription.ts';

type CancelPhase = 'ready' | 'cancelling' | Exclude<CancelOutcome, 'cancelled'>;

/** Cancels, shows the receipt and renews the token. Ignored while running. */
function useCancelSubscription(request: CancelRequest) {
  const deps = usePaymentDeps();
  const navigate = useNavigate();
  const session = useSession();
  const [phase, setPhase] = useState<CancelPhase>('ready');
  const isBusy = useRef(false);
  const confirm = async (): Promise<void> => {
    if (isBusy.current) return;
    isBusy.current = true;
    setPhase('cancelling');
    try {
      const outcome = await cancelSubscription(request, deps);
      if (outcome !== 'cancelled') return setPhase(outcome);
      void navigate(customerLinks.receipt('cancel'), { replace: true });
      void session.handleClaimsChange();
    } finally {
      isBusy.current = false;
    }
  };
  return { phase, confirm };
}

function CancelError({ phase }: { readonly phase: CancelPhase }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (phase === 'ready' || phase === 'cancelling') return null;
  return (
    <div role="alert" className={styles.problem}>
      {phase === 'refused' && (
        <>
          <p>Det gikk ikke å stoppe dette. Abonnementet kan ha blitt endret i mellomtiden.</p>
          <TextLink as={Link} to={customerLinks.accountSubscription()}>
            Se hvordan det står til
          </TextLink>
        </>
      )}
      {phase === 'unknown' && (
        <p>Vi mistet kontakten, og vet ikke om det er stoppet. Prøv igjen: det stoppes bare én gang.</p>
      )}
      {phase === 'signedOut' && (
        <>
          <p>Du er logget ut. Logg inn igjen for å se om det er stoppet, og for å fullføre.</p>
          <Button onClick={() => void session.signIn({ returnTo: `${pathname}${search}` })}>Logg inn</Button>
        </>
      )}
    </div>
  );
}

interface CancelFormProps {
  readonly request: CancelRequest;
  readonly submit: string;
  readonly isSecondary?: boolean;
  readonly children?: ReactNode;
}

/** Confirms and cancels, or says why that failed. */
export function CancelForm({ request, submit, isSecondary = false, children }: CancelFormProps) {
  const { phase, confirm } = useCancelSubscription(request);
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void confirm();
      }}
    >
      {children}
      <CancelError phase={phase} />
      <Cluster>
        <Button
          type="submit"
          size="large"
          variant={isSecondary ? 'secondary' : 'primary'}
          isLoading={phase === 'cancelling'}
        >
          {submit}
        </Button>
        <Button as={Link} to={customerLinks.accountSubscription()} variant="quiet" size="large">
          Avbryt
        </Button>
      </Cluster>
    </form>
  );
}
