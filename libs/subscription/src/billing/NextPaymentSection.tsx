import type { Subscription } from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { formatLongDate } from '@tv/time';
import { Button, Skeleton } from '@tv/ui';
import { Section } from '../frame/Section.tsx';
import { lastDayText } from '../price/lastDayText.ts';
import { formatPrice } from '../price/price.ts';
import type { SubscribedPackage } from '../status/subscriptionState.ts';
import styles from './Billing.module.css';
import type { PaymentOutlook } from './paymentOutlook.ts';
import { useNextPaymentAmount } from './useNextPaymentAmount.ts';

interface UpcomingPaymentProps {
  readonly own: SubscribedPackage;
  readonly subscription: Subscription | null;
}

function UpcomingPayment({ own, subscription }: UpcomingPaymentProps) {
  const { nextPaymentDate } = own;
  const pending = subscription?.pendingProductIds;
  const { amount, isPending } = useNextPaymentAmount(own, subscription);
  return (
    <>
      <p className={styles.amount}>
        {isPending ? (
          <Skeleton shape="text" width="4em" />
        ) : amount === undefined ? (
          'Beløpet er ikke klart ennå'
        ) : (
          formatPrice(amount)
        )}
      </p>
      {nextPaymentDate !== undefined && <p>{formatLongDate(nextPaymentDate)}</p>}
      {pending !== undefined && (
        <p className={styles.quiet}>Da begynner pakken du har byttet til, og prisen følger den.</p>
      )}
    </>
  );
}

/** Why there is no next payment. */
const REASONS: Readonly<Record<Exclude<PaymentOutlook, 'upcoming' | 'cancelled'>, string>> = {
  free: 'Du har gratis tilgang, og blir ikke trukket.',
  pending: 'En betaling er i gang akkurat nå. Du blir ikke trukket to ganger.',
  overdue: 'Den forrige betalingen må gjøres opp først.',
  failed: 'Den forrige betalingen må gjøres opp først.',
  unpaid: 'Du har valgt pakke, men ikke betalt ennå.',
  ended: 'Du har ikke noe abonnement som løper, og blir ikke trukket.',
  none: 'Du har ikke noe abonnement som løper, og blir ikke trukket.',
};

function reasonText(
  outlook: Exclude<PaymentOutlook, 'upcoming'>,
  own: SubscribedPackage | undefined,
): string {
  if (outlook !== 'cancelled') return REASONS[outlook];
  const end = own?.nextPaymentDate;
  return `Du har stoppet abonnementet, og blir ikke trukket igjen.${
    end === undefined ? '' : ` Du kan se til og med ${lastDayText(end)}.`
  }`;
}

interface NextPaymentSectionProps {
  readonly outlook: PaymentOutlook;
  readonly own: SubscribedPackage | undefined;
  readonly subscription: Subscription | null;
}

/** Next payment, or why there is none. */
export function NextPaymentSection({ outlook, own, subscription }: NextPaymentSectionProps) {
  const isUnpaid = outlook === 'unpaid';
  return (
    <Section title="Neste betaling" className={styles.card} titleClassName={styles.title}>
      {outlook === 'upcoming' ? (
        own && <UpcomingPayment own={own} subscription={subscription} />
      ) : (
        <p>{reasonText(outlook, own)}</p>
      )}
      {(isUnpaid || outlook === 'ended' || outlook === 'none') && (
        <p>
          <Button as={Link} to={isUnpaid ? customerLinks.purchaseFor('kjøp') : links.signUp()}>
            {isUnpaid ? 'Fullfør kjøpet' : 'Velg pakke'}
          </Button>
        </p>
      )}
    </Section>
  );
}
