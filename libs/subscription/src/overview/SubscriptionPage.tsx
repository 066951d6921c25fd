import { useGetCustomerQuery, type UserInfo } from '@tv/api-client';
import { DocumentHead } from '@tv/config/head';
import { Link } from '@tv/rendering';
import { links } from '@tv/routes';
import { longDate } from '@tv/time';
import { Button, ErrorView, Skeleton } from '@tv/ui';
import { canBeChanged } from '../subscriptionState/subscriptionState.ts';
import { subscriptionStateText } from '../subscriptionState/subscriptionStateText.ts';
import { VoucherRedemption } from '../voucher/VoucherRedemption.tsx';
import styles from './SubscriptionPage.module.css';
import { usePackageWords } from './usePackageWords.ts';

/** `/abonnement`: how the subscription stands, what is in it, and when it is paid next (SUB-12). */
export function SubscriptionPage() {
  const { data, isError, isFetching, refetch } = useGetCustomerQuery();
  return (
    <div className={styles.page}>
      <DocumentHead title="Abonnementet ditt" isHidden />
      <h1>Abonnementet ditt</h1>
      {data !== undefined ? (
        <>
          <Standing customer={data} />
          <section aria-labelledby="rabatt" className={styles.standing}>
            <h2 id="rabatt">Rabattkode</h2>
            <VoucherRedemption />
          </section>
        </>
      ) : isError ? (
        <ErrorView
          title="Noe gikk galt"
          text="Vi fikk ikke hentet abonnementet ditt."
          headingLevel={2}
          action={
            <Button onClick={() => void refetch()} isLoading={isFetching}>
              Prøv igjen
            </Button>
          }
        />
      ) : (
        <Skeleton className={styles.place} />
      )}
    </div>
  );
}

function Standing({ customer: { subscribedPackage } }: { readonly customer: UserInfo }) {
  if (subscribedPackage === undefined) {
    return (
      <section className={styles.standing}>
        <h2>Du har ikke noe abonnement</h2>
        <p>Velg en pakke, så kan du se med en gang.</p>
        <ChooseLink text="Velg pakke" />
      </section>
    );
  }
  const { state, nextPaymentDate } = subscribedPackage;
  return (
    <section aria-label="Slik står det til" className={styles.standing}>
      <PackageName subscribed={subscribedPackage} />
      <dl className={styles.facts}>
        <div>
          <dt>Status</dt>
          <dd>
            {state === undefined ? 'Ukjent. Ta kontakt med kundeservice.' : subscriptionStateText(state)}
          </dd>
        </div>
        {nextPaymentDate !== undefined && (
          <div>
            <dt>{state === 'PendingCancellation' ? 'Du kan se til' : 'Neste betaling'}</dt>
            <dd>{longDate(nextPaymentDate)}</dd>
          </div>
        )}
      </dl>
      <ChooseLink text={canBeChanged(subscribedPackage) ? 'Se andre pakker' : 'Velg pakke'} />
    </section>
  );
}

function PackageName({ subscribed }: { readonly subscribed: NonNullable<UserInfo['subscribedPackage']> }) {
  const words = usePackageWords(subscribed);
  return words === undefined ? (
    <h2 aria-label="Pakken din">
      <Skeleton shape="text" width="9em" />
    </h2>
  ) : (
    <h2>{words}</h2>
  );
}

function ChooseLink({ text }: { readonly text: string }) {
  return (
    <p>
      <Button as={Link} to={links.signUp()}>
        {text}
      </Button>
    </p>
  );
}
