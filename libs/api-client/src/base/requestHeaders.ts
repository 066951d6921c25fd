import type { Brand, RuntimeConfig } from '@tv/config';
import type { ClientIds } from './apiDeps.ts';
import type { ApiRequest } from './apiRequest.ts';

export interface Caller {
  readonly brand: Pick<Brand, 'headerPrefix'>;
  readonly config: Pick<RuntimeConfig, 'version'>;
  readonly ids: ClientIds;
}

/**
 * The headers of a call (API-01 to API-06).
 *
 * @param token omitted for hosts outside our services
 */
export function requestHeaders(
  request: ApiRequest,
  { brand, config, ids }: Caller,
  token?: string,
): Record<string, string> {
  const prefix = `X-${brand.headerPrefix}-`;
  const ofBrand: Record<string, string> = {};
  for (const [name, value] of Object.entries(request.brandHeaders ?? {})) ofBrand[prefix + name] = value;
  return {
    'Content-Type': 'application/json',
    Accept: 'application/json',
    [`${prefix}Application`]: `web/${config.version}`,
    [`${prefix}AppSessionId`]: ids.appSessionId,
    [`${prefix}AppInstallationId`]: ids.appInstallationId,
    ...(token === undefined ? {} : { Authorization: `Bearer ${token}` }),
    ...ofBrand,
    ...request.headers,
  };
}
