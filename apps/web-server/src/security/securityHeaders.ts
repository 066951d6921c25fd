import { createHash } from 'node:crypto';
import { customerLinks, links } from '@tv/routes';
import type { BrandConfig } from '../configuration/parseServerConfig.ts';
import { toWebOrigin } from '../http/requestTarget.ts';
import { getCardFormHosts } from './cardFormHosts.ts';

const origins = (...addresses: readonly (string | undefined)[]): readonly string[] =>
  addresses.flatMap((address) => (address === undefined ? [] : (toWebOrigin(address) ?? [])));

const directive = (name: string, ...sources: readonly string[]): string =>
  `${name} ${[...new Set(sources)].join(' ')}`;

/** Returns the services that a page calls before sign-in, most urgent first. */
export function contentOrigins({ runtimeConfig: { services } }: BrandConfig): readonly string[] {
  return [...new Set(origins(services.contentLayout, services.contentSearch, services.contentQuery))];
}

/** Streams, thumbnails and subtitles of any host, for the player test page. */
const ANY_HOST = ['https:', 'http:'];

/**
 * Returns the security headers of a brand. The content security policy allows the hosts of the runtime
 * configuration and of `security`, and the inline scripts.
 *
 * @param otherBrands origins, for the cookie test frames
 * @param allowsAnyStreamHost allows streams of any host (ROUTE-40)
 */
export function securityHeaders(
  brand: BrandConfig,
  otherBrands: readonly string[],
  inlineScripts: readonly string[],
  allowsAnyStreamHost = false,
): Readonly<Record<string, string>> {
  const { runtimeConfig, security } = brand;
  const { services, identity, cast, chat, telemetry, environment } = runtimeConfig;
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
    ...origins(telemetry?.url),
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
    // Payment and chat may open windows that need `window.opener`.
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(brand.robots === 'noindex' ? { 'x-robots-tag': 'noindex' } : {}),
  };
}

/**
 * Returns a function from a path to its security headers. Outside production, the player test page may load
 * streams of any host (ROUTE-40). The password reset page sends no referrer, since its URL contains a token.
 */
export function securityHeadersByPath(
  brand: BrandConfig,
  otherBrands: readonly string[],
  inlineScripts: readonly string[],
): (pathname: string) => Readonly<Record<string, string>> {
  const defaultHeaders = securityHeaders(brand, otherBrands, inlineScripts);
  const allowsAnyStreamHost = brand.runtimeConfig.environment !== 'prod';
  const testPageHeaders = securityHeaders(brand, otherBrands, inlineScripts, allowsAnyStreamHost);
  const headersByPath = new Map([
    [links.playerTest(), testPageHeaders],
    [customerLinks.resetPassword(), { ...defaultHeaders, 'referrer-policy': 'no-referrer' }],
  ]);
  return (pathname) =>
    headersByPath.get(pathname.endsWith('/') ? pathname.slice(0, -1) : pathname) ?? defaultHeaders;
}

/** Only scripts without a type: those with a type contain data. */
const INLINE_SCRIPT = /<script>([\s\S]*?)<\/script>/g;

/** Returns the SHA-256 sources of a page's inline scripts, for the content security policy. */
export function inlineScriptSources(page: string): readonly string[] {
  return [...page.matchAll(INLINE_SCRIPT)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );
}
