import { useGetCustomerQuery, useGetProductsQuery, useGetSubscriptionQuery } from '@tv/api-client';
import { customerLinks, links } from '@tv/routes';
import { Redirect, Link } from '@tv/ssr';
import { Button } from '@tv/ui';
import { joinNames } from '../choice/rules/choice.ts';
import { PendingPage } from '../frame/PageFrame.tsx';
import { lastDayText } from '../price/lastDayText.ts';
import { NextPayment, ReceiptView } from '../receipt/ReceiptView.tsx';

/** `/package/cancel/receipt` (ROUTE-73). Redirects to the subscription page if nothing is cancelled. */
export function CancelReceipt() {
  const { data: customer } = useGetCustomerQuery();
  const { data: products } = useGetProductsQuery({});
  const query = useGetSubscriptionQuery();
  const { data: subscription, isFetching } = query;
  const { state, nextPaymentDate, pendingProductIds, trialProductIds = [] } = subscription ?? {};
  const until = nextPaymentDate === undefined ? '' : ` til og med ${lastDayText(nextPaymentDate)}`;
  const ended = trialProductIds.filter((id) => pendingProductIds?.includes(id) === false);
  const names = ended.map((id) => products?.find((product) => product.id === id)?.name ?? id);
  const isAll = state === 'PendingCancellation';
  const isOver = state === 'Canceled';
  const isTrial = customer?.isInTrialPeriod === true;
  const texts = isAll
    ? {
        title: isTrial ? 'Prøveperioden er stoppet' : 'Abonnementet er stoppet',
        text: `Du kan se${until}, og blir ikke trukket mer. Du kan starte igjen når du vil.`,
      }
    : isOver
      ? { title: 'Abonnementet er avsluttet', text: 'Du blir ikke trukket, og kontoen ligger klar.' }
      : names.length > 0
        ? {
            title: 'Prøveperioden er stoppet',
            text: `Du har ${joinNames(names)}${until}, og betaler ikke for det.`,
          }
        : undefined;
  if (texts === undefined) {
    if (subscription === undefined || isFetching) return <PendingPage title="Kvittering" query={query} />;
    return <Redirect to={customerLinks.accountSubscription()} />;
  }
  const actions = (
    <>
      <Button as={Link} to={isOver ? links.signUp() : links.front()} variant="primary" size="large">
        {isOver ? 'Velg pakke' : 'Fortsett å se'}
      </Button>
      {isAll && (
        <Button as={Link} to={customerLinks.purchaseFor('reaktiver')} size="large">
          Start abonnementet igjen
        </Button>
      )}
      <Button as={Link} to={links.account()} variant="quiet" size="large">
        Min konto
      </Button>
    </>
  );
  return (
    <ReceiptView {...texts} actions={actions}>
      {!isAll && !isOver && subscription && <NextPayment subscription={subscription} />}
    </ReceiptView>
  );
}
