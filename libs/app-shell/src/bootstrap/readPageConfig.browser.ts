import type { KeyValueStorage } from '@tv/browser-storage';
import { parseRuntimeConfig, withLocalOverrides } from '@tv/config';
import type { RuntimeConfig } from '@tv/config';

const CONFIG_ELEMENT = 'runtime-config';

/**
 * Reads the runtime configuration from the page, with this browser's overrides.
 *
 * @throws ConfigError naming the wrong key, or on invalid JSON
 */
export function readPageConfig(page: Document, local: KeyValueStorage): RuntimeConfig {
  const text = page.getElementById(CONFIG_ELEMENT)?.textContent ?? '';
  return withLocalOverrides(parseRuntimeConfig(text), local);
}
