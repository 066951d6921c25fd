import type { UserInfo } from '@tv/api-client';
import { userReadiness, type UserReadiness } from '../account/userReadiness.ts';
import { hasContentAccess } from '../status/subscriptionState.ts';

type Statuses = NonNullable<UserInfo['externalServicesStatus']>;
export type ServiceStatus = NonNullable<Statuses['max']>;
export type StatusCode = ServiceStatus['statusCode'];

export type ExternalService = keyof Statuses;

export type ServiceCustomer = Pick<UserInfo, 'externalServicesStatus' | 'subscribedPackage' | 'personalia'>;

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

/** Next step by status (EXT-07) and customer. */
export function serviceStep(service: ExternalService, customer: ServiceCustomer): ServiceStep {
  const status = serviceStatus(service, customer);
  if (status?.inSubscription !== true) return { kind: 'notIncluded' };
  if (status.statusCode === 'Completed') return { kind: 'done' };
  if (!hasContentAccess(customer.subscribedPackage)) return { kind: 'noAccess' };
  const readiness = service === 'tv2play' ? userReadiness(customer.personalia) : 'READY';
  switch (status.statusCode) {
    case undefined:
    case 'Unknown':
      return { kind: 'unknown' };
    case 'Connected':
      return { kind: 'pending' };
    case 'NeedsConnection':
      return readiness === 'READY' ? { kind: 'connect' } : { kind: 'readiness', missing: readiness };
    case 'NeedsToCancelExternalServiceSubscription':
      return readiness === 'READY' ? { kind: 'cancel' } : { kind: 'readiness', missing: readiness };
    case 'NeedsToSetPassword':
      return readiness === 'READY' ? { kind: 'password' } : { kind: 'readiness', missing: readiness };
  }
}
