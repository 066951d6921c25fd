import type { UserInfo } from '@tv/api-client';
import { userReadiness, type UserReadiness } from '../account/userReadiness.ts';
import { hasContentAccess } from '../subscriptionState/subscriptionState.ts';

type Statuses = NonNullable<UserInfo['externalServicesStatus']>;
export type ServiceStatus = NonNullable<Statuses['max']>;
/** A status as the servers name it; undefined where they say none. */
export type StatusCode = ServiceStatus['statusCode'];

/** The external services that a subscription may hold. */
export type ExternalService = keyof Statuses;

/** What is looked at to tell how a customer stands with a service. */
export type ServiceCustomer = Pick<UserInfo, 'externalServicesStatus' | 'subscribedPackage' | 'personalia'>;

/** How a service stands; NRK is always included and completed (EXT-03), and of another nothing may be known. */
export function serviceStatus(
  service: ExternalService,
  { externalServicesStatus }: Pick<UserInfo, 'externalServicesStatus'>,
): ServiceStatus | undefined {
  const known = externalServicesStatus?.[service];
  return service === 'nrk' ? { ...known, statusCode: 'Completed', inSubscription: true } : known;
}

/** What comes next for a customer and a service. */
export type ServiceStep =
  /** `package`: it is not in the subscription. `subscription`: that is not under way. `ask`: nobody knows how it stands. */
  | {
      readonly kind: 'done' | 'package' | 'subscription' | 'ask' | 'wait' | 'connect' | 'cancel' | 'password';
    }
  /** TV 2 Play takes only whom it can reach. */
  | { readonly kind: 'readiness'; readonly wanting: Exclude<UserReadiness, 'READY'> };

/** What comes next, by the status of a service (EXT-07) and by what stands in its way. */
export function serviceStep(service: ExternalService, customer: ServiceCustomer): ServiceStep {
  const status = serviceStatus(service, customer);
  if (status?.inSubscription !== true) return { kind: 'package' };
  if (status.statusCode === 'Completed') return { kind: 'done' };
  if (!hasContentAccess(customer.subscribedPackage)) return { kind: 'subscription' };
  const readiness = service === 'tv2play' ? userReadiness(customer.personalia) : 'READY';
  switch (status.statusCode) {
    case undefined:
    case 'Unknown':
      return { kind: 'ask' };
    case 'Connected':
      return { kind: 'wait' };
    case 'NeedsConnection':
      return readiness === 'READY' ? { kind: 'connect' } : { kind: 'readiness', wanting: readiness };
    case 'NeedsToCancelExternalServiceSubscription':
      return readiness === 'READY' ? { kind: 'cancel' } : { kind: 'readiness', wanting: readiness };
    case 'NeedsToSetPassword':
      return readiness === 'READY' ? { kind: 'password' } : { kind: 'readiness', wanting: readiness };
  }
}
