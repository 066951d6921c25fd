import { useGetCustomerQuery, useGetProductsQuery, useGetSubscriptionQuery } from '@tv/api-client';
import { DocumentHead } from '@tv/config/head';
import { GoTo, Link } from '@tv/rendering';
import { customerLinks, links } from '@tv/routes';
import { longDate } from '@tv/time';
import { Button, CheckIcon, Cluster } from '@tv/ui';
import { inWords } from '../choice/choice.ts';
import { PageFailure, PageFrame, PagePending } from '../frame/PageFrame.tsx';
import { kroner } from '../price/kroner.ts';
import styles from '../receipt/ReceiptPage.module.css';

/** What has been stopped, as it stands; undefined where nothing has. */
function useStopped() {
  const { data: customer } = useGetCustomerQuery();
  const { data: products } = useGetProductsQuery({});
  const { data: subscription, isError, isFetching, refetch } = useGetSubscriptionQuery();
  const { state, nextPaymentDate, pendingProductIds, trialProductIds = [] } = subscription ?? {};
  const until = nextPaymentDate === undefined ? '' : ` til og med ${longDate(nextPaymentDate)}`;
  const ended = trialProductIds.filter((id) => pendingProductIds?.includes(id) === false);
  const names = ended.map((id) => products?.find((product) => product.id === id)?.name ?? id);
  const isAll = state === 'PendingCancellation';
  const isTrial = customer?.isInTrialPeriod === true;
  const words = isAll
    ? {
        title: isTrial ? 'Prøveperioden er stoppet' : 'Abonnementet er stoppet',
        text: `Du kan se${until}, og blir ikke trukket mer. Du kan starte igjen når du vil.`,
      }
    : names.length > 0
      ? {
          title: 'Prøveperioden er stoppet',
          text: `Du har ${inWords(names)}${until}, og betaler ikke for det.`,
        }
      : undefined;
  return { words, isAll, subscription, isError, isFetching, refetch };
}

/** `/package/cancel/receipt` (ROUTE-73): what is stopped, how long it lasts, and the way back. Where nothing is, how it stands. */
export function StoppedReceipt() {
  const { words, isAll, subscription, isError, isFetching, refetch } = useStopped();
  if (words === undefined) {
    if (subscription !== undefined && !isFetching) return <GoTo to={customerLinks.accountSubscription()} />;
    return (
      <PageFrame title="Kvittering">
        {isError ? (
          <PageFailure
            text="Vi fikk ikke hentet abonnementet ditt."
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        ) : (
          <PagePending label="Henter abonnementet ditt" />
        )}
      </PageFrame>
    );
  }
  const { nextPaymentDate, monthlyPrice } = subscription ?? {};
  return (
    <div className={styles.page}>
      <DocumentHead title={words.title} isHidden />
      <span aria-hidden="true" className={styles.mark}>
        <CheckIcon />
      </span>
      <div role="status" className={styles.heading}>
        <h1>{words.title}</h1>
        <p className={styles.lead}>{words.text}</p>
      </div>
      {!isAll && nextPaymentDate !== undefined && monthlyPrice !== undefined && (
        <p>
          Neste betaling: {longDate(nextPaymentDate)}, {kroner(monthlyPrice)}
        </p>
      )}
      <Cluster>
        <Button as={Link} to={links.front()} variant="primary" size="large">
          Fortsett å se
        </Button>
        {isAll && (
          <Button as={Link} to={customerLinks.purchaseFor('reaktiver')} size="large">
            Start abonnementet igjen
          </Button>
        )}
        <Button as={Link} to={links.account()} variant="quiet" size="large">
          Min konto
        </Button>
      </Cluster>
    </div>
  );
}
