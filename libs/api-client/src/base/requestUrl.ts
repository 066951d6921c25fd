import { gatewayBase, isAllowedUrl, parseUrl, rewriteUrl, type RuntimeConfig } from '@tv/config';
import { encodePathSegment } from '@tv/routes';
import type { ApiDeps } from './apiDeps.ts';
import { ForbiddenUrlError } from './apiError.ts';
import type { ApiRequest, ServiceName } from './apiRequest.ts';

/** Returns the base URL of a service, without a trailing slash (API-15, API-16). */
function serviceBase(service: ServiceName, config: RuntimeConfig): string {
  return service === 'gateway' ? gatewayBase(config) : config.services[service];
}

const services: readonly ServiceName[] = ['gateway', 'contentLayout', 'contentSearch', 'contentQuery'];

/** Returns the origins of our services, after the configured rewriting. */
export function ownOrigins(config: RuntimeConfig): ReadonlySet<string> {
  return new Set(
    services.map((service) => new URL(rewriteUrl(serviceBase(service, config), config.rewrites)).origin),
  );
}

type UrlDeps = Pick<ApiDeps, 'config' | 'ownOrigins'>;

/** Returns whether a URL belongs to our services, which may receive the token. */
export function isOwnService(url: string, { ownOrigins }: UrlDeps): boolean {
  return ownOrigins.has(parseUrl(url)?.origin ?? '');
}

/**
 * Returns whether a URL from data is allowed: http or https, without credentials, on one of our services or on a host
 * in `allowedHosts`. Relative URLs would point to the page's own host.
 */
function isAllowedResource(url: string, { config, ownOrigins }: UrlDeps): boolean {
  const origin = parseUrl(url)?.origin;
  if (origin === undefined) return false;
  return isAllowedUrl(url, config, ownOrigins.has(origin) ? origin : 'about:blank');
}

/** Returns whether an image URL from data is allowed, before or after the configured rewriting. */
export function isAllowedImageUrl(url: string, deps: UrlDeps): boolean {
  return isAllowedResource(url, deps) || isAllowedResource(rewriteUrl(url, deps.config.rewrites), deps);
}

function withQuery(url: string, query: ApiRequest['query'] = {}): string {
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    value === undefined
      ? []
      : [value].flat().map((one) => `${encodePathSegment(name)}=${encodePathSegment(String(one))}`),
  );
  if (pairs.length === 0) return url;
  return `${url}${url.includes('?') ? '&' : '?'}${pairs.join('&')}`;
}

/**
 * Returns the URL of a call with its query, after the configured rewriting (API-07).
 *
 * @throws ForbiddenUrlError for a URL from data with a forbidden scheme or host
 */
export function requestUrl(request: ApiRequest, deps: UrlDeps): string {
  const { config } = deps;
  const address = 'link' in request ? request.link : serviceBase(request.service, config) + request.path;
  const url = rewriteUrl(withQuery(address, request.query), config.rewrites);
  if ('link' in request && !isAllowedResource(url, deps)) throw new ForbiddenUrlError(url);
  return url;
}
