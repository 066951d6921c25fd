import { customerLinks, links } from '@tv/routes';
import type { BrandConfig } from '../configuration/parseServerConfig.ts';
import { securityHeaders } from './securityHeaders.ts';

const NO_REFERRER = { 'referrer-policy': 'no-referrer' };

/**
 * Security headers by path. Outside production, the player test page may load streams of any host
 * (ROUTE-40); production has no such page. The password reset page sends no referrer, since its URL
 * contains a token.
 */
export function securityHeadersByPath(
  brand: BrandConfig,
  otherBrands: readonly string[],
  inlineScripts: readonly string[],
): (pathname: string) => Readonly<Record<string, string>> {
  const usual = securityHeaders(brand, otherBrands, inlineScripts);
  const playsAnyStream = brand.runtimeConfig.environment !== 'prod';
  const ofTest = securityHeaders(brand, otherBrands, inlineScripts, { allowsAnyStreamHost: playsAnyStream });
  const ofReset = { ...usual, ...NO_REFERRER };
  return (pathname) => {
    const path = pathname.replace(/\/$/, '');
    if (path === links.playerTest()) return ofTest;
    return path === customerLinks.resetPassword() ? ofReset : usual;
  };
}
