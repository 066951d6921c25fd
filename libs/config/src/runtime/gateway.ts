import { storedText, type KeyValueStorage } from '@tv/browser-storage';
import { parseUrl } from '../url/parseUrl.ts';
import type { RuntimeConfig } from './runtimeConfig.ts';

/** Read outside production. */
const storedGatewayOverride = storedText({ key: 'gateway-override', scope: 'device' });

/** Returns the base URL of the gateway: the override, else the environment's (API-15, API-16). */
export function gatewayBase(config: RuntimeConfig): string {
  return config.services.gatewayOverride ?? config.services.gateway[config.environment];
}

/** Applies this browser's gateway override (API-16), if it is a valid URL. */
export function withLocalOverrides(config: RuntimeConfig, storage: KeyValueStorage): RuntimeConfig {
  if (config.environment === 'prod') return config;
  const address = parseUrl(storedGatewayOverride.read(storage) ?? '');
  if (!address || !/^https?:$/.test(address.protocol)) return config;
  const gatewayOverride = address.href.replace(/\/+$/, '');
  return { ...config, services: { ...config.services, gatewayOverride } };
}
