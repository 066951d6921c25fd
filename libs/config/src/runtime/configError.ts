/** The configuration is invalid. `key` is the path of the setting: `errorTracking.percentage`. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly key: string;

  /** @param problem  in English, for operators */
  constructor(key: string, problem: string) {
    super(`Configuration "${key}": ${problem}`);
    this.key = key;
  }
}
