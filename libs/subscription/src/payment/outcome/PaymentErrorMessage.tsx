import { useEffect, useRef, type ReactNode } from 'react';
import { customerLinks, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button, TextLink } from '@tv/ui';
import type { PaymentPhase } from '../intent/usePayment.browser.ts';
import styles from './PaymentErrorMessage.module.css';
import { paymentErrorText } from './paymentErrors.ts';

interface PaymentErrorMessageProps {
  readonly phase: PaymentPhase;
  readonly hasPinCheckFailed?: boolean;
  readonly onCheckAgain: () => void;
  readonly onSignIn: () => void;
}

const STATUS_TEXTS: Readonly<Partial<Record<PaymentPhase['kind'], string>>> = {
  cancelled: 'Du avbrøt betalingen i Vipps, og er ikke trukket. Det du valgte er tatt vare på.',
  notFound: 'Vi finner ingen fullført betaling. Du kan prøve igjen, og betaler bare én gang.',
};

/** Why a payment failed, and what the customer can do. */
export function PaymentErrorMessage({ hasPinCheckFailed = false, ...props }: PaymentErrorMessageProps) {
  const { phase } = props;
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    ref.current?.scrollIntoView({ block: 'nearest' });
  }, [phase, hasPinCheckFailed]);
  const statusText = STATUS_TEXTS[phase.kind];
  if (!hasPinCheckFailed && statusText !== undefined) return <p role="status">{statusText}</p>;
  const problem = hasPinCheckFailed ? (
    <p>Vi fikk ikke sjekket om kjøpet skal bekreftes med PIN-kode, og du er ikke trukket. Prøv igjen.</p>
  ) : (
    problemOf(props)
  );
  return problem ? (
    <div ref={ref} role="alert" className={styles.problem}>
      {problem}
    </div>
  ) : null;
}

function problemOf({ phase, onCheckAgain, onSignIn }: PaymentErrorMessageProps): ReactNode {
  if (phase.kind === 'refused')
    return (
      <>
        <p>{paymentErrorText(phase.code, phase.mayBeCharged)}</p>
        {phase.mayBeCharged && (
          <TextLink as={Link} to={customerLinks.billing()}>
            Betaling
          </TextLink>
        )}
        {phase.code === 'SUBCTIPTION_CANCELED' && (
          <TextLink as={Link} to={links.signUp()}>
            Velg pakke
          </TextLink>
        )}
      </>
    );
  if (phase.kind === 'signedOut')
    return (
      <>
        <p>
          {phase.mayBeCharged
            ? 'Du er logget ut, og vi vet ikke om du er trukket. Logg inn igjen, så sjekker vi betalingen før noe sendes på nytt.'
            : 'Du er logget ut, og er ikke trukket. Logg inn igjen for å fullføre.'}
        </p>
        <Button onClick={onSignIn}>Logg inn</Button>
      </>
    );
  if (phase.kind === 'unknown')
    return (
      <>
        <p>Vi mistet kontakten og vet ikke om betalingen gikk gjennom. Sjekk før du prøver på nytt.</p>
        <Button onClick={onCheckAgain}>Sjekk igjen</Button>
      </>
    );
  return phase.kind === 'changed' ? (
    <p>Prisen eller innholdet er et annet enn da du åpnet siden. Se over, og bekreft på nytt.</p>
  ) : null;
}
