import { readinessText, userReadiness } from '../account/userReadiness.ts';
import { hasContentAccess } from '../status/subscriptionState.ts';
import {
  serviceStatus,
  serviceStep,
  type ExternalService,
  type ServiceCustomer,
  type ServiceStep,
} from './serviceStep.ts';
import { EXTERNAL_SERVICES, serviceName, type StreamingService } from './streamingService.ts';

/**
 * Whether the customer must act (EXT-09): included, with access, not completed. TV 2 Play also requires
 * contact data (EXT-10).
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

/** External services in the subscription, in display order. */
export function includedServices(customer: ServiceCustomer): readonly ExternalService[] {
  return EXTERNAL_SERVICES.filter((service) => serviceStatus(service, customer)?.inSubscription === true);
}

/** Included services that need action, for notifications. */
export function servicesNeedingAction(customer: ServiceCustomer): readonly ExternalService[] {
  return EXTERNAL_SERVICES.filter((service) => needsAction(service, customer));
}

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
export function stepText(service: StreamingService, step: ServiceStep): string {
  return step.kind === 'readiness'
    ? readinessText(step.missing)
    : STEP_TEXTS[step.kind](serviceName(service));
}

/** The `stepText` of the customer's step. */
export function serviceStatusText(service: ExternalService, customer: ServiceCustomer): string {
  return stepText(service, serviceStep(service, customer));
}
