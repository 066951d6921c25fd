/** The part of the runtime configuration that early requests need. */
export interface EarlyConfig {
  readonly version: string;
  readonly services: { readonly contentLayout: string };
  readonly identity: { readonly authority: string; readonly clientId: string };
  readonly rewrites: readonly { readonly from: string; readonly to: string }[];
}

function hasTexts<Key extends string>(value: unknown, ...keys: readonly Key[]): value is Record<Key, string> {
  return (
    typeof value === 'object' &&
    value !== null &&
    keys.every((key) => typeof Object.getOwnPropertyDescriptor(value, key)?.value === 'string')
  );
}

const withoutSlash = (address: string): string => address.replace(/\/+$/, '');

/**
 * Reads the configuration of the page without the parser of the app, which would weigh more than all the rest.
 *
 * @returns undefined where anything is amiss; the app will say what
 */
export function readEarlyConfig(config: unknown): EarlyConfig | undefined {
  if (!hasTexts(config, 'version') || !('services' in config) || !('identity' in config)) return undefined;
  const { version, services, identity } = config;
  const rewrites: unknown = 'rewrites' in config ? config.rewrites : [];
  if (!hasTexts(services, 'contentLayout') || !hasTexts(identity, 'authority', 'clientId')) return undefined;
  if (!Array.isArray(rewrites) || !rewrites.every((one) => hasTexts(one, 'from', 'to'))) return undefined;
  return {
    version,
    services: { contentLayout: withoutSlash(services.contentLayout) },
    identity: { authority: withoutSlash(identity.authority), clientId: identity.clientId },
    rewrites,
  };
}
