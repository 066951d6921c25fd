import { useEffect, useState } from 'react';
import {
  useGetBillingProviderQuery,
  useGetCustomerQuery,
  useGetPaymentMethodQuery,
  useGetSubscriptionQuery,
  useGetTransactionsQuery,
  useGetWalletAgreementQuery,
  type UserInfo,
} from '@tv/api-client';
import { openTabStorage } from '@tv/browser-storage/browser';
import { customerLinks, links } from '@tv/routes';
import { Link } from '@tv/ssr';
import { CheckIcon, Button } from '@tv/ui';
import { PageEmpty, PageFrame, PagePending, QueryView } from '../frame/PageFrame.tsx';
import { Section } from '../frame/Section.tsx';
import { methodChanged } from '../payment/intent/paymentContext.ts';
import { canChangeSubscription } from '../status/subscriptionState.ts';
import styles from './Billing.module.css';
import { NextPaymentSection } from './NextPaymentSection.tsx';
import { PaymentMethodSection } from './PaymentMethodSection.tsx';
import { TransactionList } from './TransactionList.tsx';
import { paymentOutlook } from './paymentOutlook.ts';

function NoPurchases({ hasChosen }: { readonly hasChosen: boolean }) {
  return (
    <PageEmpty
      title="Du har ikke kjøpt noe ennå"
      text={
        hasChosen
          ? 'Du har valgt pakke. Når du har betalt, finner du betalingene og fakturaene dine her.'
          : 'Når du har valgt pakke og betalt, finner du betalingene og fakturaene dine her.'
      }
      link={
        hasChosen
          ? { to: customerLinks.purchaseFor('kjøp'), text: 'Fullfør kjøpet' }
          : { to: links.signUp(), text: 'Velg pakke' }
      }
    />
  );
}

function Billing({ customer }: { readonly customer: UserInfo }) {
  const subscription = useGetSubscriptionQuery();
  const method = useGetPaymentMethodQuery();
  const transactions = useGetTransactionsQuery();
  const own = subscription.data ?? customer.subscribedPackage;
  const outlook = paymentOutlook(own);
  const neverPaid = outlook === 'none' || outlook === 'unpaid';
  if (neverPaid && method.data === null && transactions.data?.length === 0) {
    return <NoPurchases hasChosen={outlook === 'unpaid'} />;
  }
  // Avoids a layout shift if nothing was bought.
  if (neverPaid && (method.isLoading || transactions.isLoading)) {
    return <PagePending label="Henter betalingene dine" />;
  }
  const hasUpcomingPayment = outlook === 'upcoming' || outlook === 'overdue';
  return (
    <>
      {(outlook === 'overdue' || outlook === 'failed') && <FailedPayment isOwed={outlook === 'overdue'} />}
      <div className={styles.cards}>
        <PaymentMethodSection
          nextPayment={hasUpcomingPayment ? own?.nextPaymentDate : undefined}
          hasUpcomingPayment={hasUpcomingPayment}
          canChange={canChangeSubscription(own) && outlook !== 'pending' && outlook !== 'free'}
        />
        <NextPaymentSection outlook={outlook} own={own} subscription={subscription.data ?? null} />
      </div>
      <TransactionList />
    </>
  );
}

/** `/betaling` (ROUTE-53): payment method, next and past payments. Each part fails on its own. */
export function BillingPage() {
  // Payments change outside the app.
  const refetchOnMount = { refetchOnMountOrArgChange: true } as const;
  useGetSubscriptionQuery(undefined, refetchOnMount);
  useGetPaymentMethodQuery(undefined, refetchOnMount);
  useGetBillingProviderQuery(undefined, refetchOnMount);
  useGetWalletAgreementQuery(undefined, refetchOnMount);
  useGetTransactionsQuery(undefined, refetchOnMount);
  const query = useGetCustomerQuery(undefined, refetchOnMount);
  const [isMethodChanged] = useState(() => methodChanged.read(openTabStorage()) !== undefined);
  useEffect(() => methodChanged.clear(openTabStorage()), []);
  return (
    <PageFrame
      title="Betaling"
      lead="Hvordan du betaler, hva du betaler neste gang, og hva du har betalt."
      back={{ to: links.account(), name: 'Min konto' }}
    >
      {isMethodChanged && (
        <p role="status" className={styles.changed}>
          <CheckIcon />
          Betalingsmåten er byttet
        </p>
      )}
      <QueryView query={{ ...query, isError: query.error !== undefined }} what="betalingene dine">
        {(customer) => <Billing customer={customer} />}
      </QueryView>
    </PageFrame>
  );
}

/** Explains a failed payment and how to pay. @param isOwed false for the first payment */
function FailedPayment({ isOwed }: { readonly isOwed: boolean }) {
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
