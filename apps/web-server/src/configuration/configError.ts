/** `key` is the path of the wrong setting, such as `brands.brand-a.origin`. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly key: string;

  constructor(key: string, problem: string) {
    super(`Configuration "${key}": ${problem}`);
    this.key = key;
  }
}

/** Prefixes the key of a ConfigError; returns other errors unchanged. */
export function withKeyPrefix(prefix: string, error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'ConfigError' || !('key' in error)) return error;
  const key = String(error.key);
  return new ConfigError(`${prefix}.${key}`, error.message.replace(`Configuration "${key}": `, ''));
}
