/** Invalid configuration. `key` is the setting's path: `errorTracking.percentage`. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly key: string;

  /** @param problem  in English, for operators */
  constructor(key: string, problem: string) {
    super(`Configuration "${key}": ${problem}`);
    this.key = key;
  }
}
