import type { Addresses } from '@tv/run';
import type { ServiceLinks } from '../../partner/serviceLinks.ts';
import type { ExternalService } from '../../state/demoAccounts.ts';

/** Returns the contract's status of an external service for a customer. */
export function toServiceStatusResponse(
  links: ServiceLinks,
  { partner }: Addresses,
  userId: string,
  service: ExternalService,
): unknown {
  const status = links.statusOf(userId, service);
  if (status === undefined) return { statusCode: 'NeedsConnection', inSubscription: false };
  const isOpen = status !== 'Completed' && status !== 'Connected';
  const page = service === 'viaplay' ? 'activate' : `links/${links.linkOf(userId, service).id}`;
  return {
    ...(status !== 'Missing' && { statusCode: status }),
    serviceId: service,
    inSubscription: true,
    ...(isOpen && { activationUrl: `${partner}/${service}/${page}` }),
    ...(isOpen && service === 'viaplay' && { activationCode: links.codeOf(userId) }),
  };
}
