import { customerFixture, shopFixture } from '@tv/api-client/fixtures';
import { standardResponses, type ResponseTable } from '@tv/test-world';

/** Status of a service in a response. */
export interface WireStatus {
  readonly statusCode?: string;
  readonly inSubscription?: boolean;
  readonly activationCode?: string;
  readonly activationUrl?: string;
}

export const NEEDS: WireStatus = { statusCode: 'NeedsConnection', inSubscription: true };

/** Responses of partners and gateway; all services need connection except for `changes`. */
export function partnerResponses(
  changes: Readonly<Record<string, WireStatus>> = {},
  customer: object = {},
): ResponseTable {
  const viaplay = { ...NEEDS, activationCode: 'VP-482100', activationUrl: 'https://partner.test/viaplay' };
  const services: Record<string, WireStatus> = { viaplay, tv2play: NEEDS, max: NEEDS, ...changes };
  return {
    ...standardResponses,
    'GET /gateway/products': shopFixture,
    'GET /gateway/customer': { ...customerFixture('Active'), externalServicesStatus: services, ...customer },
    'GET /gateway/contentprovider/:service': (request: Request) =>
      Response.json(services[request.url.split('/').at(-1) ?? '']),
    'GET /gateway/contentprovider/tv2play/user': { userId: 'tv2-77', email: 'kari@tv2.test' },
    'GET /gateway/contentprovider/tv2play/continueProvisioningUrl': () => new Response(null, { status: 404 }),
  };
}
