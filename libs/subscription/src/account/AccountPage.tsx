import type { ReactNode } from 'react';
import { useGetCustomerQuery } from '@tv/api-client';
import type { UserInfo } from '@tv/api-client';
import { DocumentHead } from '@tv/config/head';
import { longDate } from '@tv/time';
import { Button, ErrorView, Skeleton } from '@tv/ui';
import styles from './AccountPage.module.css';
import { subscriptionStateText } from './subscriptionState.ts';

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts({ personalia, subscribedPackage }: UserInfo) {
  const { firstName, lastName, email } = personalia;
  const name = [firstName, lastName].filter(Boolean).join(' ').trim();
  const { state, nextPaymentDate } = subscribedPackage ?? {};
  return (
    <dl className={styles.facts}>
      {name !== '' && <Fact name="Navn">{name}</Fact>}
      {email !== undefined && email.trim() !== '' && <Fact name="E-post">{email}</Fact>}
      {state !== undefined && <Fact name="Abonnement">{subscriptionStateText(state)}</Fact>}
      {nextPaymentDate !== undefined && <Fact name="Neste trekk">{longDate(nextPaymentDate)}</Fact>}
    </dl>
  );
}

/** `/min-konto`: who the customer is and how his subscription stands (ROUTE-50). */
export function AccountPage() {
  const { data, isError, refetch } = useGetCustomerQuery();
  const firstName = data?.personalia.firstName?.trim();
  const content = isError ? (
    <ErrorView
      title="Noe gikk galt"
      text="Vi fikk ikke hentet kontoen din."
      action={<Button onClick={() => void refetch()}>Prøv igjen</Button>}
    />
  ) : (
    <Skeleton className={styles.placeholder} />
  );
  return (
    <div className={styles.page}>
      <DocumentHead title="Min konto" isHidden />
      <h1>{firstName ? `Hei, ${firstName}` : 'Min konto'}</h1>
      {data === undefined ? content : <Facts {...data} />}
    </div>
  );
}
