import type { UserInfo } from '@tv/api-client';
import { customerLinks } from '@tv/routes';

type Services = NonNullable<UserInfo['externalServicesStatus']>;

interface Provider {
  readonly service: keyof Services;
  readonly activationPage?: Parameters<typeof customerLinks.activation>[0];
}

const PROVIDERS = new Map<string, Provider>([
  ['viaplay', { service: 'viaplay', activationPage: 'viaplay' }],
  ['tv2play', { service: 'tv2play', activationPage: 'tv2' }],
  ['max', { service: 'max', activationPage: 'max' }],
  // The old name of Max.
  ['hboMax', { service: 'max', activationPage: 'max' }],
  ['nrk', { service: 'nrk' }],
]);

/** Returns the provider's activation page, if any. */
export function providerActivationPath(providerId: string): string | undefined {
  const page = PROVIDERS.get(providerId)?.activationPage;
  return page && customerLinks.activation(page);
}

/** Returns whether the customer has activated a service. Undefined if unknown or not in the subscription. */
export function isActivated(providerId: string, services: Services | undefined): boolean | undefined {
  const provider = PROVIDERS.get(providerId);
  const status = provider && services?.[provider.service];
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
