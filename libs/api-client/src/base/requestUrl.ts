import { gatewayBase, isAllowedUrl, rewriteUrl, type RuntimeConfig } from '@tv/config';
import { encoded } from '@tv/routes';
import { ForbiddenAddressError } from './apiError.ts';
import type { ApiRequest, ServiceName } from './apiRequest.ts';

/** The base address of a service, without a trailing slash (API-15, API-16). */
function serviceBase(service: ServiceName, config: RuntimeConfig): string {
  return service === 'gateway' ? gatewayBase(config) : config.services[service];
}

const services: readonly ServiceName[] = ['gateway', 'contentLayout', 'contentSearch', 'contentQuery'];

/** Whether an address is one of our own services, which may be told who is asking. */
export function isOwnService(url: string, config: RuntimeConfig): boolean {
  const origin = URL.parse(url)?.origin;
  return services.some(
    (service) => URL.parse(rewriteUrl(serviceBase(service, config), config.rewrites))?.origin === origin,
  );
}

/** An address of another allowed host; it must be absolute, or it would be the page's own. */
function isAllowedElsewhere(url: string, config: RuntimeConfig): boolean {
  return URL.canParse(url) && isAllowedUrl(url, config, new URL(gatewayBase(config)).origin);
}

function withQuery(url: string, query: ApiRequest['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [value].flat().map((one) => `${encoded(name)}=${encoded(String(one))}`),
  );
  if (pairs.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/**
 * The address of a call, with its query and after the configured rewriting (API-07).
 *
 * @throws ForbiddenAddressError for an address from data whose scheme or host is not allowed
 */
export function requestUrl(request: ApiRequest, config: RuntimeConfig): string {
  const address = 'link' in request ? request.link : serviceBase(request.service, config) + request.path;
  const url = rewriteUrl(withQuery(address, request.query), config.rewrites);
  const mayCall = !('link' in request) || isOwnService(url, config) || isAllowedElsewhere(url, config);
  if (!mayCall) throw new ForbiddenAddressError(url);
  return url;
}
