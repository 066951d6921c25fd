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

/** What a page says when the app cannot start. `detail` is for whoever has to mend it. */
export interface ConfigErrorText {
  readonly title: string;
  readonly message: string;
  readonly detail: string;
}

/** The words for a page that stands in for an app that cannot start. */
export function describeConfigError(error: unknown): ConfigErrorText {
  return {
    title: 'Vi får ikke startet',
    message: 'Noe er galt i oppsettet hos oss. Vi retter det så fort vi kan. Prøv igjen om litt.',
    detail: error instanceof Error ? error.message : String(error),
  };
}
