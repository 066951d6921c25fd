import type { Addresses } from './addresses.ts';

/**
 * The headers that production would send with every answer.
 *
 * A gateway that the environment names may be called too (API-16); one that a browser's own storage names may be
 * called where pages are developed, which have no such policy.
 *
 * @param scripts  sources of the scripts that stand in the page, for the content security policy
 */
export function securityHeaders(
  brandId: string,
  addresses: Addresses,
  scripts: readonly string[],
  { TV_GATEWAY: gateway }: { readonly TV_GATEWAY?: string | undefined } = process.env,
): Record<string, string> {
  const others = Object.entries(addresses.brands).filter(([id]) => id !== brandId);
  const otherBrands = others.map(([, origin]) => origin).join(' ');
  const { api, identity, media, cast } = addresses;
  const otherGateway = gateway === undefined ? [] : [new URL(gateway).origin];
  const policy = [
    `default-src 'self'`,
    `script-src ${[`'self'`, cast, ...scripts].join(' ')}`,
    `style-src 'self' 'unsafe-inline'`,
    `img-src 'self' data: blob: ${media}`,
    `media-src 'self' blob: ${media}`,
    `connect-src ${[`'self'`, api, api.replace(/^http/, 'ws'), identity, media, ...otherGateway].join(' ')}`,
    `frame-src 'self' ${identity} ${otherBrands}`,
    `frame-ancestors 'self' ${identity} ${otherBrands}`,
    `worker-src 'self' blob:`,
    `object-src 'none'`,
    `base-uri 'self'`,
    `form-action 'self' ${identity}`,
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}
