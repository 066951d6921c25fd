import { parseRuntimeConfig, withLocalOverrides } from '@tv/config';
import type { KeyValueStorage, RuntimeConfig } from '@tv/config';

/** The element of the page that carries the configuration. */
const CONFIG_ELEMENT = 'runtime-config';

/**
 * The configuration that the server put into the page, with what this browser overrides.
 *
 * @throws ConfigError naming the key that is wrong, or `(document)` when it is no JSON
 */
export function readPageConfig(page: Document, local: KeyValueStorage): RuntimeConfig {
  const text = page.getElementById(CONFIG_ELEMENT)?.textContent ?? '';
  return withLocalOverrides(parseRuntimeConfig(text), local);
}
