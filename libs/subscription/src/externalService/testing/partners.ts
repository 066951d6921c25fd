import { customerFixture, shopFixture } from '@tv/api-client/fixtures';
import { standardResponses, type ResponseTable } from '@tv/test-world';

/** A service's status on the wire. */
export interface WireStatus {
  readonly statusCode?: string;
  readonly inSubscription?: boolean;
  readonly activationCode?: string;
  readonly activationUrl?: string;
}

export const NEEDS: WireStatus = { statusCode: 'NeedsConnection', inSubscription: true };

/** What partners and the gateway answer of a customer whose services stand so; the others need connection. */
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
