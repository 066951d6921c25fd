import type { BrandConfig } from '../configuration/parseServerConfig.ts';
import { getCardFormHosts } from './cardFormHosts.ts';
import { toWebOrigin } from './toWebOrigin.ts';

const origins = (...addresses: readonly (string | undefined)[]): readonly string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : (toWebOrigin(address) ?? [])));

const directive = (name: string, ...sources: readonly string[]): string =>
  `${name} ${[...new Set(sources)].join(' ')}`;

/** Services that a page calls before sign-in, most urgent first. */
export function contentOrigins({ runtimeConfig: { services } }: BrandConfig): readonly string[] {
  return [...new Set(origins(services.contentLayout, services.contentSearch, services.contentQuery))];
}

/** Streams, thumbnails and subtitles of any host, for the player test page. */
const ANY_HOST = ['https:', 'http:'];

export interface HeaderOptions {
  /** Allows streams of any host (ROUTE-40). */
  readonly allowsAnyStreamHost?: boolean;
}

/**
 * Security headers of a brand. The content security policy allows the hosts of the runtime configuration and
 * of `security`, and the inline scripts.
 *
 * @param otherBrands origins, for the cookie test frames
 */
export function securityHeaders(
  brand: BrandConfig,
  otherBrands: readonly string[],
  inlineScripts: readonly string[],
  { allowsAnyStreamHost = false }: HeaderOptions = {},
): Readonly<Record<string, string>> {
  const { runtimeConfig, security } = brand;
  const { services, identity, cast, chat, environment } = runtimeConfig;
  const provider = origins(identity.authority);
  const brands = [...origins(identity.cookieTestUrl), ...otherBrands];
  const cards = getCardFormHosts(brand);
  const realtime = origins(services.realtime);
  const called = [
    ...origins(services.gateway[environment], services.gatewayOverride),
    ...contentOrigins(brand),
    ...realtime,
    ...realtime.map((origin) => origin.replace(/^http/, 'ws')),
    ...provider,
    ...security.mediaHosts,
    ...security.connectHosts,
    ...cards.connect,
  ];
  const self = `'self'`;
  const anyHost = allowsAnyStreamHost ? ANY_HOST : [];
  const policy = [
    directive('default-src', self),
    directive(
      'script-src',
      self,
      ...origins(cast.senderUrl, chat?.scriptUrl),
      ...cards.scripts,
      ...security.scriptHosts,
      ...inlineScripts,
    ),
    // Components set layout and image sizes in style attributes.
    directive('style-src', self, `'unsafe-inline'`),
    directive('img-src', self, 'data:', 'blob:', ...security.imageHosts, ...cards.images, ...anyHost),
    directive('media-src', self, 'blob:', ...security.mediaHosts, ...anyHost),
    directive('connect-src', self, ...called, ...anyHost),
    directive('frame-src', self, ...provider, ...brands, ...cards.frames, ...security.frameHosts),
    directive('frame-ancestors', self, ...provider, ...brands, ...security.frameAncestors),
    directive('worker-src', self, 'blob:'),
    directive('object-src', `'none'`),
    directive('base-uri', self),
    directive('form-action', self, ...provider),
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(brand.robots === 'noindex' ? { 'x-robots-tag': 'noindex' } : {}),
  };
}
