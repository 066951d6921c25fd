/** The configuration cannot be used. `key` is the path of the setting at fault, for example `errorTracking.percentage`. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError';
  readonly key: string;

  /** @param problem what is wrong with the setting, in English, for the people who run the app */
  constructor(key: string, problem: string) {
    super(`Configuration "${key}": ${problem}`);
    this.key = key;
  }
}
