import type { ComponentType, ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { useGetCustomerQuery, useGetOtherServicesQuery, type UserInfo } from '@tv/api-client';
import { links, type RoutePath } from '@tv/routes';
import { PageFrame, QueryView } from '../../frame/PageFrame.tsx';
import {
  EXTERNAL_SERVICES,
  STREAMING_SERVICES,
  streamingServiceStep,
  type ServiceStep,
  type StreamingService,
} from '../externalService.ts';
import { MaxActivation } from '../max/MaxActivation.tsx';
import { Tv2Activation } from '../tv2/Tv2Activation.tsx';
import { ViaplayActivation } from '../viaplay/ViaplayActivation.tsx';
import { ServiceCard, UnknownServiceCard } from './ServiceCard.tsx';
import styles from './StreamingServicesPage.module.css';

interface ServicesProps {
  readonly title: string;
  readonly services: readonly StreamingService[];
  readonly others?: readonly string[];
  readonly customer: UserInfo;
}

function Services({ title, services, others = [], customer }: ServicesProps) {
  if (services.length + others.length === 0) return null;
  return (
    <section className={styles.section}>
      <h2>{title}</h2>
      <ul className={styles.cards}>
        {services.map((service) => (
          <ServiceCard key={service} service={service} customer={customer} />
        ))}
        {others.map((id) => (
          <UnknownServiceCard key={id} id={id} />
        ))}
      </ul>
    </section>
  );
}

function Included(props: Pick<ServicesProps, 'services' | 'customer'>) {
  const { data: others = [] } = useGetOtherServicesQuery();
  return <Services title="I abonnementet ditt" others={others} {...props} />;
}

interface CustomerPageProps {
  readonly title: string;
  readonly lead: string;
  readonly children: (customer: UserInfo) => ReactNode;
}

function CustomerPage({ title, lead, children }: CustomerPageProps) {
  const query = useGetCustomerQuery();
  return (
    <PageFrame title={title} lead={lead} back={{ to: links.account(), name: 'Min konto' }}>
      <QueryView query={query} what="strømmetjenestene dine">
        {children}
      </QueryView>
    </PageFrame>
  );
}

/** `/strommetjenester` (ROUTE-52): all services, pending first. */
export function StreamingServicesPage() {
  return (
    <CustomerPage
      title="Strømmetjenester"
      lead="Det som følger med abonnementet ditt, og det som kan legges til."
    >
      {(customer) => {
        const servicesAt = (isAt: (kind: ServiceStep['kind']) => boolean) =>
          STREAMING_SERVICES.filter((service) => isAt(streamingServiceStep(service, customer).kind));
        const waiting = servicesAt((kind) => kind !== 'done' && kind !== 'notIncluded');
        return (
          <>
            <Services title="Venter på deg" services={waiting} customer={customer} />
            <Included services={servicesAt((kind) => kind === 'done')} customer={customer} />
            <Services
              title="Kan legges til"
              services={servicesAt((kind) => kind === 'notIncluded')}
              customer={customer}
            />
          </>
        );
      }}
    </CustomerPage>
  );
}

/** `/aktiver` (ROUTE-81): external services. */
export function AllActivationsPage() {
  return (
    <CustomerPage title="Aktiver strømmetjenester" lead="Noen tjenester må kobles til før du kan se.">
      {(customer) => <Services title="Tjenestene" services={EXTERNAL_SERVICES} customer={customer} />}
    </CustomerPage>
  );
}

const ACTIVATION_PAGES: Readonly<Record<string, ComponentType>> = {
  '/aktiver-viaplay': ViaplayActivation,
  '/aktiver-tv2': Tv2Activation,
  '/aktiver-max': MaxActivation,
  // Older name of Max.
  '/aktiver-hbo': MaxActivation,
} satisfies Partial<Record<RoutePath, ComponentType>>;

/** `/aktiver` and the activation page of each service (ROUTE-79…83). */
export function ActivationPage() {
  const { pathname } = useLocation();
  const Page = ACTIVATION_PAGES[pathname.replace(/\/+$/, '').toLowerCase()] ?? AllActivationsPage;
  return <Page />;
}
