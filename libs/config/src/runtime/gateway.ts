import type { KeyValueStorage } from '../storage/keyValueStorage.ts';
import { parseUrl } from '../url/parseUrl.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

/** Local storage key under which a developer may point the app at another gateway, outside production. */
export const GATEWAY_OVERRIDE_KEY = 'gateway-override';

/** The gateway's base address, without a trailing slash: the override if set, else the environment's (API-15, API-16). */
export function gatewayBase(config: RuntimeConfig): string {
  return config.services.gatewayOverride ?? config.services.gateway[config.environment];
}

/**
 * The configuration with what this browser overrides: outside production, the gateway (API-16). What is
 * stored but is no web address is ignored.
 */
export function withLocalOverrides(config: RuntimeConfig, storage: KeyValueStorage): RuntimeConfig {
  if (config.environment === 'prod') return config;
  const address = parseUrl(storage.getItem(GATEWAY_OVERRIDE_KEY) ?? '');
  if (!address || !/^https?:$/.test(address.protocol)) return config;
  const gatewayOverride = address.href.replace(/\/+$/, '');
  return { ...config, services: { ...config.services, gatewayOverride } };
}
