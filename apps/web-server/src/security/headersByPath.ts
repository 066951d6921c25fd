import { customerLinks, links } from '@tv/routes';
import type { BrandConfig } from '../configuration/parseServerConfig.ts';
import { securityHeaders } from './securityHeaders.ts';

const NO_REFERRER = { 'referrer-policy': 'no-referrer' };

/**
 * The headers of the answer to a path. The page that tries the player may fetch any stream (ROUTE-40); there is no such page in
 * production. The page that a link for a new password leads to tells its address to nobody: a token stands in it. See
 * `securityHeaders`.
 */
export function headersByPath(
  brand: BrandConfig,
  otherBrands: readonly string[],
  inlineScripts: readonly string[],
): (pathname: string) => Readonly<Record<string, string>> {
  const usual = securityHeaders(brand, otherBrands, inlineScripts);
  const playsAnyStream = brand.runtimeConfig.environment !== 'prod';
  const ofTest = securityHeaders(brand, otherBrands, inlineScripts, { playsAnyStream });
  const ofReset = { ...usual, ...NO_REFERRER };
  return (pathname) => {
    const path = pathname.replace(/\/$/, '');
    if (path === links.playerTest()) return ofTest;
    return path === customerLinks.resetPassword() ? ofReset : usual;
  };
}
