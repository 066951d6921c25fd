import type { UserInfo } from '@tv/api-client';

type ServiceStatus = NonNullable<NonNullable<UserInfo['externalServicesStatus']>['max']>;

/** How an external service of the subscription stands, in words. */
export function externalServiceText(statusCode: ServiceStatus['statusCode']): string {
  if (statusCode === 'Completed') return 'Klar til bruk';
  return statusCode === 'Connected' ? 'Aktiveres nå' : 'Venter på at du aktiverer';
}
