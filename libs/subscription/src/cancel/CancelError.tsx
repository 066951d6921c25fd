import { useLocation } from 'react-router-dom';
import { useSession } from '@tv/auth';
import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, TextLink } from '@tv/ui';
import styles from './Cancel.module.css';
import type { CancelState } from './useCancelSubscription.ts';

/** Why cancelling failed. */
export function CancelError({ phase }: { readonly phase: CancelState['phase'] }) {
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
