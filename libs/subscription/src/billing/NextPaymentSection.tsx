import { useId, type ReactNode } from 'react';
import type { Subscription, UserInfo } from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { formatLongDate } from '@tv/time';
import { Button, Skeleton } from '@tv/ui';
import { formatPrice } from '../price/formatPrice.ts';
import { lastDayText } from '../price/lastDayText.ts';
import styles from './Billing.module.css';
import type { PaymentOutlook } from './paymentOutlook.ts';
import { useNextPaymentAmount } from './useNextPaymentAmount.ts';

type Own = NonNullable<UserInfo['subscribedPackage']>;

interface UpcomingPaymentProps {
  readonly own: Own;
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

function NoUpcomingPayment({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return (
    <>
      <p>{text}</p>
      {action}
    </>
  );
}

const choosePackage = (
  <p>
    <Button as={Link} to={links.signUp()}>
      Velg pakke
    </Button>
  </p>
);

function NextPaymentContent({ outlook, own, subscription }: NextPaymentSectionProps) {
  switch (outlook) {
    case 'upcoming':
      return own === undefined ? null : <UpcomingPayment own={own} subscription={subscription} />;
    case 'cancelled':
      return (
        <NoUpcomingPayment
          text={`Du har stoppet abonnementet, og blir ikke trukket igjen.${
            own?.nextPaymentDate === undefined
              ? ''
              : ` Du kan se til og med ${lastDayText(own.nextPaymentDate)}.`
          }`}
        />
      );
    case 'free':
      return <NoUpcomingPayment text="Du har gratis tilgang, og blir ikke trukket." />;
    case 'pending':
      return <NoUpcomingPayment text="En betaling er i gang akkurat nå. Du blir ikke trukket to ganger." />;
    case 'overdue':
    case 'failed':
      return <NoUpcomingPayment text="Den forrige betalingen må gjøres opp først." />;
    case 'unpaid':
      return (
        <NoUpcomingPayment
          text="Du har valgt pakke, men ikke betalt ennå."
          action={
            <p>
              <Button as={Link} to={customerLinks.purchaseFor('kjøp')}>
                Fullfør kjøpet
              </Button>
            </p>
          }
        />
      );
    case 'ended':
    case 'none':
      return (
        <NoUpcomingPayment
          text="Du har ikke noe abonnement som løper, og blir ikke trukket."
          action={choosePackage}
        />
      );
  }
}

export interface NextPaymentSectionProps {
  readonly outlook: PaymentOutlook;
  readonly own: Own | undefined;
  readonly subscription: Subscription | null;
}

/** Next payment, or why there is none. */
export function NextPaymentSection(props: NextPaymentSectionProps) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId} className={styles.card}>
      <h2 id={titleId} className={styles.title}>
        Neste betaling
      </h2>
      <NextPaymentContent {...props} />
    </section>
  );
}
