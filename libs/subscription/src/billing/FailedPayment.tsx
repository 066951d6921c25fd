import { customerLinks } from '@tv/routes';
import { Link } from '@tv/ssr';
import { Button } from '@tv/ui';
import { Section } from '../frame/Section.tsx';
import styles from './Billing.module.css';

interface FailedPaymentProps {
  /** False for the first payment. */
  readonly isOwed: boolean;
}

/** Explains a failed payment and how to pay. */
export function FailedPayment({ isOwed }: FailedPaymentProps) {
  return (
    <Section title="Betalingen feilet" className={styles.failed} titleClassName={styles.title}>
      <p>
        {isOwed
          ? 'Vi fikk ikke trukket deg for denne perioden. Betal nå, eller legg inn et annet kort, så kan du se igjen med en gang.'
          : 'Den første betalingen gikk ikke gjennom, og du er ikke trukket. Prøv igjen, så kan du se med en gang.'}
      </p>
      <p className={styles.ways}>
        <Button as={Link} to={customerLinks.purchaseFor('fortsett')} variant="primary">
          Betal nå
        </Button>
        {isOwed && (
          <Button as={Link} to={customerLinks.changePaymentMethod()}>
            Bruk et annet kort
          </Button>
        )}
      </p>
    </Section>
  );
}
