import { useId, type ReactNode } from 'react';
import type { Subscription, UserInfo } from '@tv/api-client';
import { Link } from '@tv/rendering';
import { customerLinks, links } from '@tv/routes';
import { formatLongDate } from '@tv/time';
import { Button, Skeleton } from '@tv/ui';
import { formatPrice } from '../price/formatPrice.ts';
import { lastDayText } from '../price/lastDayText.ts';
import styles from './Billing.module.css';
import type { PaymentOutlook } from './outlook.ts';
import { useNextAmount } from './useNextAmount.ts';

type Own = NonNullable<UserInfo['subscribedPackage']>;

interface ComingProps {
  readonly own: Own;
  readonly subscription: Subscription | null;
}

function Coming({ own, subscription }: ComingProps) {
  const { nextPaymentDate } = own;
  const pending = subscription?.pendingProductIds;
  const { amount, isPending } = useNextAmount(own, subscription);
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

function NothingToCome({ text, action }: { readonly text: string; readonly action?: ReactNode }) {
  return (
    <>
      <p>{text}</p>
      {action}
    </>
  );
}

const choosing = (
  <p>
    <Button as={Link} to={links.signUp()}>
      Velg pakke
    </Button>
  </p>
);

function Told({ outlook, own, subscription }: NextPaymentSectionProps) {
  switch (outlook) {
    case 'coming':
      return own === undefined ? null : <Coming own={own} subscription={subscription} />;
    case 'stopped':
      return (
        <NothingToCome
          text={`Du har stoppet abonnementet, og blir ikke trukket igjen.${
            own?.nextPaymentDate === undefined ? '' : ` Du kan se til og med ${lastDayText(own.nextPaymentDate)}.`
          }`}
        />
      );
    case 'free':
      return <NothingToCome text="Du har gratis tilgang, og blir ikke trukket." />;
    case 'underWay':
      return <NothingToCome text="En betaling er i gang akkurat nå. Du blir ikke trukket to ganger." />;
    case 'owed':
    case 'failed':
      return <NothingToCome text="Den forrige betalingen må gjøres opp først." />;
    case 'notPaid':
      return (
        <NothingToCome
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
    case 'over':
    case 'nothing':
      return (
        <NothingToCome text="Du har ikke noe abonnement som løper, og blir ikke trukket." action={choosing} />
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
      <Told {...props} />
    </section>
  );
}
