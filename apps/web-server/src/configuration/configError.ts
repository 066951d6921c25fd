/** The configuration cannot be used. `key` is the path of the setting at fault, for example `brands.brand-a.origin`. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly key: string;

  /** @param problem what is wrong with the setting, for the people who run the server */
  constructor(key: string, problem: string) {
    super(`Configuration "${key}": ${problem}`);
    this.key = key;
  }
}

/** The same complaint under the place where the setting stands for this server; anything else stays as it is. */
export function underKey(prefix: string, error: unknown): unknown {
  if (!(error instanceof Error) || error.name !== 'ConfigError' || !('key' in error)) return error;
  const key = String(error.key);
  return new ConfigError(`${prefix}.${key}`, error.message.replace(`Configuration "${key}": `, ''));
}
