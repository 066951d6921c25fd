import type { RuntimeConfig } from '../runtime/runtimeConfig.ts';
import { parseUrl } from './parseUrl.ts';

/**
 * Returns whether a URL from data may be followed: http or https, no credentials, our origin or
 * `allowedHosts`.
 *
 * @param url absolute, or relative to our origin
 */
export function isAllowedUrl(
  url: string,
  config: Pick<RuntimeConfig, 'allowedHosts'>,
  ownOrigin: string,
): boolean {
  const target = parseUrl(url, ownOrigin);
  if (!target || !/^https?:$/.test(target.protocol)) return false;
  if (target.username !== '' || target.password !== '') return false;
  return target.origin === ownOrigin || config.allowedHosts.includes(target.host);
}

/** Returns the absolute form of a URL from data; undefined if not allowed. */
export function resolveAllowedUrl(
  url: string | undefined,
  config: Pick<RuntimeConfig, 'allowedHosts'>,
  ownOrigin: string,
): string | undefined {
  if (url === undefined || !isAllowedUrl(url, config, ownOrigin)) return undefined;
  return parseUrl(url, ownOrigin)?.href;
}
