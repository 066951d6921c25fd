import type { ApiDeps } from './apiDeps.ts';
import type { ApiRequest } from './apiRequest.ts';

/**
 * The headers of a call (API-01…06): JSON both ways, who we are, and who is asking.
 *
 * @param token  left out where the call goes to a host that is none of our services
 */
export function requestHeaders(
  request: ApiRequest,
  { brand, config, ids }: Pick<ApiDeps, 'brand' | 'config' | 'ids'>,
  token: string | undefined,
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
