import { customerFixture, shopFixture } from '@tv/api-client/fixtures';
import { standardResponses, type ResponseTable } from '@tv/test-world';

/** Status of a service in a response. */
export interface ServiceStatusResponse {
  readonly statusCode?: string;
  readonly inSubscription?: boolean;
  readonly activationCode?: string;
  readonly activationUrl?: string;
}

export const NEEDS_CONNECTION: ServiceStatusResponse = {
  statusCode: 'NeedsConnection',
  inSubscription: true,
};

/** Responses of partners and gateway; all services need connection except for `changes`. */
export function partnerResponses(
  changes: Readonly<Record<string, ServiceStatusResponse>> = {},
  customer: object = {},
): ResponseTable {
  const viaplay = {
    ...NEEDS_CONNECTION,
    activationCode: 'VP-482100',
    activationUrl: 'https://partner.test/viaplay',
  };
  const services: Record<string, ServiceStatusResponse> = {
    viaplay,
    tv2play: NEEDS_CONNECTION,
    max: NEEDS_CONNECTION,
    ...changes,
  };
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
