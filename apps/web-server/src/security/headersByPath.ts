import { links } from '@tv/routes';
import type { BrandConfig } from '../configuration/parseServerConfig.ts';
import { securityHeaders } from './securityHeaders.ts';

/**
 * The headers of the answer to a path. The page that tries the player may fetch any stream (ROUTE-40); there is no such page in
 * production. See `securityHeaders`.
 */
export function headersByPath(
  brand: BrandConfig,
  otherBrands: readonly string[],
  inlineScripts: readonly string[],
): (pathname: string) => Readonly<Record<string, string>> {
  const usual = securityHeaders(brand, otherBrands, inlineScripts);
  const playsAnyStream = brand.runtimeConfig.environment !== 'prod';
  const ofTest = securityHeaders(brand, otherBrands, inlineScripts, { playsAnyStream });
  return (pathname) => (pathname.replace(/\/$/, '') === links.playerTest() ? ofTest : usual);
}
