import type { ReactNode } from 'react';
import { useGetCustomerQuery } from '@tv/api-client';
import type { UserInfo } from '@tv/api-client';
import { DocumentHead } from '@tv/config/head';
import { Link } from '@tv/rendering';
import { customerLinks } from '@tv/routes';
import { longDate } from '@tv/time';
import { Button, ChevronRightIcon, ErrorView, Skeleton } from '@tv/ui';
import { subscriptionStateText } from '../subscriptionState/subscriptionStateText.ts';
import styles from './AccountPage.module.css';
import { serviceName, servicesOf, serviceText } from './externalService.ts';

const PLACES = ['name', 'email', 'subscription', 'payment'];

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <dt className={styles.term}>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Facts(customer: UserInfo) {
  const { personalia, subscribedPackage } = customer;
  const { firstName, lastName, email } = personalia;
  const name = [firstName, lastName].filter(Boolean).join(' ').trim();
  const { state, nextPaymentDate } = subscribedPackage ?? {};
  return (
    <dl className={styles.facts}>
      {name !== '' && <Fact name="Navn">{name}</Fact>}
      {email !== undefined && email.trim() !== '' && <Fact name="E-post">{email}</Fact>}
      {state !== undefined && <Fact name="Abonnement">{subscriptionStateText(state)}</Fact>}
      {nextPaymentDate !== undefined && <Fact name="Neste trekk">{longDate(nextPaymentDate)}</Fact>}
      {subscribedPackage &&
        servicesOf(customer).map((service) => (
          <Fact key={service} name={serviceName(service)}>
            {serviceText(service, customer)}
          </Fact>
        ))}
    </dl>
  );
}

/** What most accounts tell, while it is on its way. */
function FactsSkeleton() {
  return (
    <div className={styles.facts} aria-busy="true">
      {PLACES.map((place) => (
        <div key={place} className={styles.fact}>
          <div className={styles.term}>
            <Skeleton shape="text" width="5em" />
          </div>
          <Skeleton shape="text" width="9em" />
        </div>
      ))}
    </div>
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
    <FactsSkeleton />
  );
  return (
    <div className={styles.page}>
      <DocumentHead title="Min konto" isHidden />
      <h1>{firstName ? `Hei, ${firstName}` : 'Min konto'}</h1>
      {data === undefined ? content : <Facts {...data} />}
      <Link to={customerLinks.settings()} className={styles.way}>
        <span className={styles.wayName}>Innstillinger</span>
        <span className={styles.wayText}>PIN-kode og foreldrekontroll</span>
        <ChevronRightIcon />
      </Link>
    </div>
  );
}
