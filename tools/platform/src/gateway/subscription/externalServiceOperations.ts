import type { Addresses } from '@tv/run';
import { errorResponse, noneResponse } from '../../contract/errorResponse.ts';
import type { ServiceLinks } from '../../partner/serviceLinks.ts';
import type { Customer, OperationRequest, OperationResponse, Operations } from '../../platformContext.ts';
import { externalServices, type ExternalService } from '../../state/demoAccounts.ts';
import { toServiceStatusResponse } from './serviceStatus.ts';

const CONNECT_DELAY_MS = 3000;

const returnPath = '/external-activation-callback';

/** Returns the operations for external services: status and activation links. */
export function externalServiceOperations(links: ServiceLinks, addresses: Addresses): Operations {
  const returns = Object.values(addresses.brands).map((origin) => `${origin}${returnPath}`);

  return {
    getExternalServiceStatus: requireCustomer(({ userId }, { params }) => {
      const service = externalServices.find((one) => one === params['service']);
      return service === undefined || links.statusOf(userId, service) === undefined
        ? noneResponse
        : { status: 200, body: toServiceStatusResponse(links, addresses, userId, service) };
    }),

    getTv2ProvisioningUrl: requireCustomer(({ userId }, { query }) => {
      const status = links.statusOf(userId, 'tv2play');
      if (status === undefined) return errorResponse(404, 'NOT_FOUND_AT_PARTNER', 'Finnes ikke hos TV 2');
      if (isLinked(status)) return errorResponse(409, 'CONFLICT', 'Finnes fra før');
      const redirectUrl = String(query['redirectUrl']);
      return returns.includes(redirectUrl)
        ? { status: 200, body: { url: pageOf(userId, 'tv2play', redirectUrl) } }
        : errorResponse(400, 'UNKNOWN_RETURN', 'Ukjent returadresse');
    }),

    continueTv2Provisioning: requireCustomer(({ userId }) => {
      const status = links.statusOf(userId, 'tv2play');
      if (status !== undefined && status !== 'Completed')
        links.connect(links.linkOf(userId, 'tv2play'), CONNECT_DELAY_MS);
      return { status: 204 };
    }),

    getTv2User: requireCustomer(({ userId, email }) => {
      const statusCode = links.statusOf(userId, 'tv2play');
      return statusCode !== undefined && isLinked(statusCode)
        ? { status: 200, body: { userId: `tv2-${userId}`, email, statusCode } }
        : noneResponse;
    }),

    makeMaxActivationUrl: requireCustomer(({ userId }) => ({
      status: 200,
      body: { url: pageOf(userId, 'max') },
    })),
  };

  function pageOf(userId: string, service: ExternalService, returnUrl?: string): string {
    return `${addresses.partner}/${service}/links/${links.linkOf(userId, service, returnUrl).id}`;
  }
}

const isLinked = (status: string): boolean => status === 'Completed' || status === 'Connected';

function requireCustomer(answer: (customer: Customer, request: OperationRequest) => OperationResponse) {
  return (request: OperationRequest): OperationResponse =>
    request.customer
      ? answer(request.customer, request)
      : errorResponse(401, 'UNAUTHORIZED', 'Ikke innlogget');
}
