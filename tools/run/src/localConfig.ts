import type { Addresses } from './addresses.ts';
import { localProducts } from './localProducts.ts';

interface ConfigEnvironment {
  /** Base URL of another gateway (API-16). */
  readonly TV_GATEWAY?: string | undefined;
  /** `1` signs in a stored user for end-to-end tests (AUTH-45). */
  readonly TV_E2E?: string | undefined;
  /** Environment other than `dev`: `test`, `uat` or `prod`. */
  readonly TV_ENVIRONMENT?: string | undefined;
}

/**
 * Returns a brand's local runtime configuration, for `parseRuntimeConfig` of `@tv/config`. Production
 * provides its own in the same format.
 *
 * @param brandId for example `brand-a`
 * @param version the build's version
 */
export function localConfig(
  brandId: string,
  addresses: Addresses,
  version: string,
  {
    TV_GATEWAY: gatewayOverride,
    TV_E2E: e2e,
    TV_ENVIRONMENT: environment = 'dev',
  }: ConfigEnvironment = process.env,
): object {
  const hostOf = (origin: string): string => new URL(origin).host;
  const origin = addresses.brands[brandId];
  const otherBrand = Object.entries(addresses.brands).find(([id]) => id !== brandId);
  if (origin === undefined || otherBrand === undefined) throw new Error(`No address for brand "${brandId}"`);
  const gateway = `${addresses.api}/gateway`;
  return {
    environment,
    version,
    services: {
      gateway: { prod: gateway, uat: gateway, test: gateway, dev: gateway },
      ...(gatewayOverride === undefined ? {} : { gatewayOverride }),
      contentLayout: `${addresses.api}/content-layout`,
      contentSearch: `${addresses.api}/content-search`,
      contentQuery: `${addresses.api}/content-query`,
      realtime: addresses.api,
    },
    identity: {
      authority: addresses.identity,
      clientId: brandId,
      scope: 'openid profile email offline_access customer',
      resource: addresses.api,
      claims: { customerNumber: 'customer_number', cid: 'cid', entitlements: 'channel_entitlements' },
      loginContextParameter: 'login_context',
      cookieTestUrl: `${otherBrand[1]}/cookie-test.html`,
      expiringNotificationSeconds: 60,
    },
    rewrites: [],
    allowedHosts: [
      addresses.api,
      addresses.identity,
      addresses.media,
      addresses.wallet,
      addresses.partner,
      addresses.cast,
      ...Object.values(addresses.brands),
    ].map(hostOf),
    internalUsers: { domain: 'selskapet.test', patterns: [] },
    cast: {
      senderUrl: `${addresses.cast}/sender.js`,
      receiverAppId: 'LOCALTV1',
      namespace: 'urn:x-cast:no.tv.web',
    },
    errorTracking: { enabled: true, percentage: 100 },
    products: localProducts,
    payment: {
      cardForm: 'local',
      cardFrameUrl: `${addresses.card}/frame`,
      walletLoginUrl: `${addresses.wallet}/login`,
    },
    chat: { scriptUrl: `${addresses.console}/chat.js` },
    telemetry: { url: `${addresses.console}/api/telemetry` },
    e2e: e2e === '1',
  };
}
