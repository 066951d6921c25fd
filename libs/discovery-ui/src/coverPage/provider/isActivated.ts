import type { UserInfo } from '@tv/api-client';

type Services = NonNullable<UserInfo['externalServicesStatus']>;
type ServiceStatus = NonNullable<Services[keyof Services]>;

/** Whether the customer has activated a service. Undefined if unknown or not in the subscription. */
export function isActivated(providerId: string, services: Services | undefined): boolean | undefined {
  const status = statusOf(providerId, services);
  if (!status?.inSubscription) return undefined;
  switch (status.statusCode) {
    case 'Completed':
    case 'Connected':
      return true;
    case 'NeedsConnection':
    case 'NeedsToCancelExternalServiceSubscription':
    case 'NeedsToSetPassword':
      return false;
    case 'Unknown':
    case undefined:
      return undefined;
  }
}

function statusOf(providerId: string, services: Services | undefined): ServiceStatus | undefined {
  switch (providerId) {
    case 'viaplay':
    case 'tv2play':
    case 'max':
    case 'nrk':
      return services?.[providerId];
    case 'hboMax':
      return services?.max;
    default:
      return undefined;
  }
}
