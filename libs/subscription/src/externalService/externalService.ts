import type { PartnerService, UserInfo } from '@tv/api-client';
import type { ProductKey } from '@tv/config';
import { customerLinks, links, type StreamingServiceSlug } from '@tv/routes';
import { readinessText, userReadiness, type UserReadiness } from '../account/userReadiness.ts';
import { hasContentAccess } from '../status/subscriptionState.ts';

type Statuses = NonNullable<UserInfo['externalServicesStatus']>;
export type ServiceStatus = NonNullable<Statuses['max']>;
export type StatusCode = ServiceStatus['statusCode'];

export type ExternalService = keyof Statuses;
/** External, or played in this app. */
export type StreamingService = ExternalService | 'skyShowtime' | 'nordiskFilm';

export type ServiceCustomer = Pick<UserInfo, 'externalServicesStatus' | 'subscribedPackage' | 'personalia'>;

interface ServiceFacts {
  readonly name: string;
  readonly slug: StreamingServiceSlug;
  /** Products that include it. */
  readonly products: readonly ProductKey[];
}

const FACTS: Readonly<Record<StreamingService, ServiceFacts>> = {
  viaplay: { name: 'Viaplay', slug: 'viaplay', products: ['VIAPLAY_TOTAL'] },
  tv2play: {
    name: 'TV 2 Play',
    slug: 'tv-2-play',
    products: ['MYE', 'MEST', 'TV2_PLAY_FAVORITT_ADS', 'TV2_PLAY_FAVORITT', 'TV2_PLAY_NO_ADS'],
  },
  max: { name: 'Max', slug: 'max', products: ['MEST', 'MAX_AD_FREE', 'MAX_ULTIMATE', 'MAX_SPORT'] },
  nrk: { name: 'NRK', slug: 'nrk-tv', products: [] },
  skyShowtime: { name: 'SkyShowtime', slug: 'skyshowtime', products: ['MYE', 'MEST', 'MER_UNDERHOLDNING'] },
  nordiskFilm: {
    name: 'Nordisk Film+',
    slug: 'nordisk-film-pluss',
    products: ['MYE', 'MEST', 'MER_UNDERHOLDNING'],
  },
};

/** In display order (EXT-04). */
export const EXTERNAL_SERVICES: readonly ExternalService[] = ['viaplay', 'tv2play', 'max', 'nrk'];

/** In page order. */
export const STREAMING_SERVICES: readonly StreamingService[] = [
  ...EXTERNAL_SERVICES,
  'skyShowtime',
  'nordiskFilm',
];

export const serviceName = (service: StreamingService): string => FACTS[service].name;

export const productsIncluding = (service: StreamingService): readonly ProductKey[] =>
  FACTS[service].products;

/** Returns the path of the service's public page. */
export const serviceInfoPath = (service: StreamingService): string =>
  links.streamingService(FACTS[service].slug);

/** Returns the service as a partner service; undefined if no partner provides its status. */
export const partnerService = (service: StreamingService): PartnerService | undefined =>
  service === 'viaplay' || service === 'tv2play' || service === 'max' ? service : undefined;

/** Returns the activation page; undefined if the service needs no activation. */
export function activationPath(service: StreamingService): string | undefined {
  const partner = partnerService(service);
  return partner && customerLinks.activation(partner === 'tv2play' ? 'tv2' : partner);
}

/** Status of a service. NRK is always included and completed (EXT-03). */
export function serviceStatus(
  service: ExternalService,
  { externalServicesStatus }: Pick<UserInfo, 'externalServicesStatus'>,
): ServiceStatus | undefined {
  const known = externalServicesStatus?.[service];
  return service === 'nrk' ? { ...known, statusCode: 'Completed', inSubscription: true } : known;
}

export type ServiceStep =
  /** `noAccess`: the subscription gives no access to content. */
  | {
      readonly kind:
        'done' | 'notIncluded' | 'noAccess' | 'unknown' | 'pending' | 'connect' | 'cancel' | 'password';
    }
  /** TV 2 Play requires contact data. */
  | { readonly kind: 'readiness'; readonly missing: Exclude<UserReadiness, 'READY'> };

/** What the customer must do at the partner. */
const PARTNER_STEPS = {
  NeedsConnection: 'connect',
  NeedsToCancelExternalServiceSubscription: 'cancel',
  NeedsToSetPassword: 'password',
} as const;

/** Returns the next step by status (EXT-07) and customer. */
export function serviceStep(service: ExternalService, customer: ServiceCustomer): ServiceStep {
  const status = serviceStatus(service, customer);
  if (status?.inSubscription !== true) return { kind: 'notIncluded' };
  const { statusCode = 'Unknown' } = status;
  if (statusCode === 'Completed') return { kind: 'done' };
  if (!hasContentAccess(customer.subscribedPackage)) return { kind: 'noAccess' };
  if (statusCode === 'Unknown') return { kind: 'unknown' };
  if (statusCode === 'Connected') return { kind: 'pending' };
  const readiness = service === 'tv2play' ? userReadiness(customer.personalia) : 'READY';
  return readiness === 'READY'
    ? { kind: PARTNER_STEPS[statusCode] }
    : { kind: 'readiness', missing: readiness };
}

/** Returns the next step; services played in this app need no activation. */
export function streamingServiceStep(service: StreamingService, customer: UserInfo): ServiceStep {
  if (service !== 'skyShowtime' && service !== 'nordiskFilm') return serviceStep(service, customer);
  return {
    kind: customer.internalServicesStatus?.[service]?.inSubscription === true ? 'done' : 'notIncluded',
  };
}

/** Returns whether the customer must act (EXT-09); TV 2 Play also requires contact data (EXT-10). */
export function needsAction(service: ExternalService, customer: ServiceCustomer): boolean {
  const status = serviceStatus(service, customer);
  return (
    status?.inSubscription === true &&
    hasContentAccess(customer.subscribedPackage) &&
    status.statusCode !== 'Completed' &&
    (service !== 'tv2play' || userReadiness(customer.personalia) === 'READY')
  );
}

/** Returns the external services in the subscription, in display order. */
export const includedServices = (customer: ServiceCustomer): readonly ExternalService[] =>
  EXTERNAL_SERVICES.filter((service) => serviceStatus(service, customer)?.inSubscription === true);

/** Returns the included services that need action, for notifications. */
export const servicesNeedingAction = (customer: ServiceCustomer): readonly ExternalService[] =>
  EXTERNAL_SERVICES.filter((service) => needsAction(service, customer));

const STEP_TEXTS: Readonly<Record<Exclude<ServiceStep['kind'], 'readiness'>, (name: string) => string>> = {
  done: () => 'Klar til bruk',
  notIncluded: () => 'Ikke i abonnementet ditt',
  noAccess: () => 'Krever at abonnementet ditt er i gang',
  unknown: () => 'Vi vet ikke hvordan den står akkurat nå',
  pending: () => 'Aktiveres nå',
  connect: () => 'Venter på at du aktiverer',
  cancel: (name) => `Avslutt abonnementet ditt hos ${name} først`,
  password: (name) => `Velg passord hos ${name}`,
};

/** Status in one sentence; missing contact data first. */
export const stepText = (service: StreamingService, step: ServiceStep): string =>
  step.kind === 'readiness' ? readinessText(step.missing) : STEP_TEXTS[step.kind](serviceName(service));

/** Returns the `stepText` of the customer's step. */
export const serviceStatusText = (service: ExternalService, customer: ServiceCustomer): string =>
  stepText(service, serviceStep(service, customer));
