import type { Brand, RuntimeConfig } from '@tv/config';
import type { ClientIds } from './apiDeps.ts';
import type { ApiRequest } from './apiRequest.ts';

/** Who is calling. */
export interface Caller {
  readonly brand: Pick<Brand, 'headerPrefix'>;
  readonly config: Pick<RuntimeConfig, 'version'>;
  readonly ids: ClientIds;
}

/**
 * The headers of a call (API-01…06): JSON both ways, who we are, and who is asking.
 *
 * @param token  left out where the call goes to a host that is none of our services
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
