import type { UserInfo } from '@tv/api-client';
import { userReadiness, type UserReadiness } from '../account/userReadiness.ts';
import { hasContentAccess } from '../subscriptionState/subscriptionState.ts';

type Statuses = NonNullable<UserInfo['externalServicesStatus']>;
export type ServiceStatus = NonNullable<Statuses['max']>;
/** As named by the API; undefined if missing. */
export type StatusCode = ServiceStatus['statusCode'];

export type ExternalService = keyof Statuses;

export type ServiceCustomer = Pick<UserInfo, 'externalServicesStatus' | 'subscribedPackage' | 'personalia'>;

/** Status of a service; NRK is always included and completed (EXT-03). Undefined if unknown. */
export function serviceStatus(
  service: ExternalService,
  { externalServicesStatus }: Pick<UserInfo, 'externalServicesStatus'>,
): ServiceStatus | undefined {
  const known = externalServicesStatus?.[service];
  return service === 'nrk' ? { ...known, statusCode: 'Completed', inSubscription: true } : known;
}

/** A customer's next step with a service. */
export type ServiceStep =
  /** `package`: not in the subscription. `subscription`: no content access. `ask`: status unknown. */
  | {
      readonly kind: 'done' | 'package' | 'subscription' | 'ask' | 'wait' | 'connect' | 'cancel' | 'password';
    }
  /** TV 2 Play requires a reachable customer. */
  | { readonly kind: 'readiness'; readonly wanting: Exclude<UserReadiness, 'READY'> };

/** Next step by status of the service (EXT-07) and of the customer. */
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
