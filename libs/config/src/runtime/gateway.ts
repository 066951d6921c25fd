import type { KeyValueStorage } from '../storage/keyValueStorage.ts';
import { parseUrl } from '../url/parseUrl.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

/** Local storage key with which developers override the gateway, outside production. */
export const GATEWAY_OVERRIDE_KEY = 'gateway-override';

/**
 * Base URL of the gateway, without a trailing slash: the override, else the environment's (API-15, API-16).
 */
export function gatewayBase(config: RuntimeConfig): string {
  return config.services.gatewayOverride ?? config.services.gateway[config.environment];
}

/** Applies the gateway override of this browser, outside production (API-16). Invalid URLs are ignored. */
export function withLocalOverrides(config: RuntimeConfig, storage: KeyValueStorage): RuntimeConfig {
  if (config.environment === 'prod') return config;
  const address = parseUrl(storage.getItem(GATEWAY_OVERRIDE_KEY) ?? '');
  if (!address || !/^https?:$/.test(address.protocol)) return config;
  const gatewayOverride = address.href.replace(/\/+$/, '');
  return { ...config, services: { ...config.services, gatewayOverride } };
}
