import type { UserInfo } from '@tv/api-client';
import { hasContentAccess } from '../subscriptionState/subscriptionState.ts';
import { readinessText, userReadiness } from './userReadiness.ts';

type Statuses = NonNullable<UserInfo['externalServicesStatus']>;
type ServiceStatus = NonNullable<Statuses['max']>;

/** The external services that a subscription may hold. */
export type ExternalService = keyof Statuses;

const NAMES: Readonly<Record<ExternalService, string>> = {
  viaplay: 'Viaplay',
  tv2play: 'TV 2 Play',
  max: 'Max',
  nrk: 'NRK',
};

/** What customers know a service as. */
export function serviceName(service: ExternalService): string {
  return NAMES[service];
}

/** How a service stands; NRK is always included and completed (EXT-03), and of another nothing may be known. */
export function serviceStatus(
  service: ExternalService,
  { externalServicesStatus }: Pick<UserInfo, 'externalServicesStatus'>,
): ServiceStatus | undefined {
  const known = externalServicesStatus?.[service];
  return service === 'nrk' ? { ...known, statusCode: 'Completed', inSubscription: true } : known;
}

/** What is looked at to tell whether a customer has to do something about a service. */
export type ServiceCustomer = Pick<UserInfo, 'externalServicesStatus' | 'subscribedPackage' | 'personalia'>;

/**
 * Whether the customer has to do something before he can use a service (EXT-09): it is in his subscription, he may watch, and
 * it is not completed. TV 2 Play takes only whom it can reach (EXT-10).
 */
export function needsAction(service: ExternalService, customer: ServiceCustomer): boolean {
  const status = serviceStatus(service, customer);
  return (
    status?.inSubscription === true &&
    hasContentAccess(customer.subscribedPackage) &&
    status.statusCode !== 'Completed' &&
    (service !== 'tv2play' || userReadiness(customer.personalia) === 'READY')
  );
}

/** The services in a customer's subscription, in the order of the document. */
export function servicesOf(customer: ServiceCustomer): readonly ExternalService[] {
  const all: readonly ExternalService[] = ['viaplay', 'tv2play', 'max', 'nrk'];
  return all.filter((service) => serviceStatus(service, customer)?.inSubscription === true);
}

const READY = 'Klar til bruk';
const UNKNOWN = 'Vi vet ikke hvordan den står akkurat nå';

/** What each status of a service means for a customer. */
const STATUS_TEXTS: Readonly<Record<ServiceStatus['statusCode'], (name: string) => string>> = {
  Completed: () => READY,
  Connected: () => 'Aktiveres nå',
  NeedsConnection: () => 'Venter på at du aktiverer',
  NeedsToCancelExternalServiceSubscription: (name) => `Avslutt abonnementet ditt hos ${name} først`,
  NeedsToSetPassword: (name) => `Velg passord hos ${name}`,
  Unknown: () => UNKNOWN,
};

/** How a service of the subscription stands, in words; what stands in its way comes first. */
export function serviceText(service: ExternalService, customer: ServiceCustomer): string {
  const statusCode = serviceStatus(service, customer)?.statusCode;
  if (statusCode === 'Completed') return READY;
  if (!needsAction(service, customer)) return whyNot(customer);
  return statusCode === undefined ? UNKNOWN : STATUS_TEXTS[statusCode](serviceName(service));
}

/** Why nothing can be done about a service that is not completed. */
function whyNot({ subscribedPackage, personalia }: ServiceCustomer): string {
  const readiness = userReadiness(personalia);
  return !hasContentAccess(subscribedPackage) || readiness === 'READY'
    ? 'Krever at abonnementet ditt er i gang'
    : readinessText(readiness);
}
