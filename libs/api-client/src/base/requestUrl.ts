import { gatewayBase, isAllowedUrl, parseUrl, rewriteUrl, type RuntimeConfig } from '@tv/config';
import { encoded } from '@tv/routes';
import { ForbiddenAddressError } from './apiError.ts';
import type { ApiRequest, ServiceName } from './apiRequest.ts';

/** The base address of a service, without a trailing slash (API-15, API-16). */
function serviceBase(service: ServiceName, config: RuntimeConfig): string {
  return service === 'gateway' ? gatewayBase(config) : config.services[service];
}

const services: readonly ServiceName[] = ['gateway', 'contentLayout', 'contentSearch', 'contentQuery'];

/** The origins of our services, worked out once: a long answer asks for them at each of its pictures. */
const originsOf = new WeakMap<RuntimeConfig, ReadonlySet<string>>();

function ownOrigins(config: RuntimeConfig): ReadonlySet<string> {
  const known = originsOf.get(config);
  if (known) return known;
  const origins = new Set(
    services.map((service) => new URL(rewriteUrl(serviceBase(service, config), config.rewrites)).origin),
  );
  originsOf.set(config, origins);
  return origins;
}

/** Whether an address is one of our own services, which may be told who is asking. */
export function isOwnService(url: string, config: RuntimeConfig): boolean {
  return ownOrigins(config).has(parseUrl(url)?.origin ?? '');
}

/**
 * Whether an address from data is one that we know: of http or https, without a user name or password in it, at one of
 * our services or on a host of `allowedHosts`. A relative one is none: it would be the page's own.
 */
function isKnownAddress(url: string, config: RuntimeConfig): boolean {
  const origin = parseUrl(url)?.origin;
  if (origin === undefined) return false;
  return isAllowedUrl(url, config, ownOrigins(config).has(origin) ? origin : 'about:blank');
}

/** Whether a picture may be shown from an address from data: a known one, as it is or as it would be called. */
export function mayShow(url: string, config: RuntimeConfig): boolean {
  return isKnownAddress(url, config) || isKnownAddress(rewriteUrl(url, config.rewrites), config);
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
  if ('link' in request && !isKnownAddress(url, config)) throw new ForbiddenAddressError(url);
  return url;
}
