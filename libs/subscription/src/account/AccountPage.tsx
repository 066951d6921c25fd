import { useGetCustomerQuery, type UserInfo } from '@tv/api-client';
import { useBrand } from '@tv/config';
import { DocumentHead } from '@tv/config/head';
import { customerLinks } from '@tv/routes';
import { TextLink, TvIcon } from '@tv/ui';
import {
  includedServices,
  needsAction,
  serviceStatusText,
  serviceName,
} from '../externalService/externalService.ts';
import { PageFailure } from '../frame/PageFrame.tsx';
import { Section } from '../frame/Section.tsx';
import { NotificationList } from '../notification/NotificationList.tsx';
import { AccountCard } from './AccountCard.tsx';
import { AccountHeader } from './AccountHeader.tsx';
import styles from './AccountPage.module.css';
import { AccountTiles } from './AccountTiles.tsx';
import { NextPaymentCard } from './NextPaymentCard.tsx';

/** `/min-konto` (ROUTE-50). Each part loads and fails on its own. */
export function AccountPage() {
  const { data, isError, isFetching, refetch } = useGetCustomerQuery();
  return (
    <div className={styles.page}>
      <DocumentHead title="Min konto" isHidden />
      <AccountHeader customer={data} hasFailed={data === undefined && isError} />
      <div className={styles.body}>
        {data === undefined ? (
          isError && (
            <PageFailure
              text="Vi fikk ikke hentet kontoen din."
              onRetry={() => void refetch()}
              isRetrying={isFetching}
            />
          )
        ) : (
          <>
            <NotificationList customer={data} />
            {data.subscribedPackage && (
              <div className={styles.cards}>
                <NextPaymentCard own={data.subscribedPackage} />
                <ServicesCard customer={data} />
              </div>
            )}
          </>
        )}
        <AccountTiles email={data?.personalia.email?.trim()} />
        <ContactInfo />
      </div>
    </div>
  );
}

/** Contact addresses (ACCT-31). */
function ContactInfo() {
  const { contact } = useBrand();
  return (
    <Section
      title="Trenger du noen å spørre?"
      className={styles.contact}
      titleClassName={styles.contactTitle}
    >
      <p>
        Skriv til kundeservice:{' '}
        <TextLink href={`mailto:${contact.customerService}`}>{contact.customerService}</TextLink>
      </p>
      <p>
        Spørsmål om personvern: <TextLink href={`mailto:${contact.privacy}`}>{contact.privacy}</TextLink>
      </p>
    </Section>
  );
}

/** Status of each streaming service in the subscription. */
function ServicesCard({ customer }: { readonly customer: UserInfo }) {
  return (
    <AccountCard
      title="Strømmetjenester"
      icon={<TvIcon />}
      link={{ to: customerLinks.accountStreamingServices(), text: 'Se strømmetjenestene dine' }}
    >
      <dl className={styles.services}>
        {includedServices(customer).map((service) => (
          <div key={service} data-needs-action={needsAction(service, customer)}>
            <dt>{serviceName(service)}</dt>
            <dd>{serviceStatusText(service, customer)}</dd>
          </div>
        ))}
      </dl>
    </AccountCard>
  );
}
