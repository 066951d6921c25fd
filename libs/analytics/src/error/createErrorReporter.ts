import type { ErrorReporter } from './errorReporter.ts';

/** What leaves the browser about one error: cleaned of ids and no longer than 199 characters. */
export interface ErrorReport {
  readonly level: 'error' | 'warning';
  readonly message: string;
  /** The place in the code, for example `swimlane.parse`. */
  readonly context: string;
}

export interface ErrorReporterOptions {
  readonly sink: { send(report: ErrorReport): void };
  readonly enabled: boolean;
  /** Share of sessions that report, 1–100. */
  readonly percentage: number;
  /** 0 up to, but not, 1; asked once, so that a session reports everything or nothing. */
  readonly random: () => number;
}

const MAX_LENGTH = 199;

/** Six digits in a row may be a person's number (ERR-17). */
const LONG_DIGITS = /\d{6,}/g;

/**
 * What the browsers say when the network failed; each has words of its own. A part of the app that cannot be fetched
 * is none of it: the page is not loaded anew twice for it, and then the report is all that tells (ERR-14).
 */
const NETWORK_NOISE =
  /failed to fetch(?! dynamically imported module)|networkerror when attempting to fetch|load failed|network request failed|internet connection appears to be offline|the network connection was lost|err_network|err_internet_disconnected/i;

/** Names of requests that were given up and of networks that were lost: the browser's, and those of our API's failures. */
const NOISE_NAMES: ReadonlySet<string> = new Set(['AbortError', 'AbortedError', 'NetworkError']);

/** What travels as an error is often not an `Error`: the store makes plain objects of them. */
const textOf = (error: unknown, key: 'name' | 'message'): string => {
  if (typeof error === 'string') return key === 'message' ? error : '';
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
};

const causeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;

/**
 * Whether an error, or the text of a warning, only says that a request was given up or that the network is away (ERR-18, ERR-19). The
 * cause that an error wraps is looked at too.
 */
export function isNoise(error: unknown): boolean {
  for (
    let current = error, depth = 0;
    current !== undefined && depth < 5;
    current = causeOf(current), depth++
  ) {
    if (NOISE_NAMES.has(textOf(current, 'name'))) return true;
    if (NETWORK_NOISE.test(textOf(current, 'message'))) return true;
  }
  return false;
}

/** Text that may leave the browser: ids replaced first, then cut, so that no half of an id is left (ERR-16, ERR-17). */
export function cleanReportText(text: string): string {
  const cut = text.replace(LONG_DIGITS, '{userId}').slice(0, MAX_LENGTH);
  // Not `toWellFormed`, which Firefox before 119 lacks. With `u`, only a surrogate without its pair matches.
  return cut.replace(/[\uD800-\uDBFF]$/, '').replace(/\p{Surrogate}/gu, '\uFFFD');
}

const describe = (error: unknown): string => {
  const name = textOf(error, 'name');
  const message = textOf(error, 'message');
  if (name === '' && message === '') {
    try {
      return JSON.stringify(error) ?? String(error);
    } catch {
      return 'An error that cannot be told';
    }
  }
  return name === '' || name === 'Error' ? message : `${name}: ${message}`;
};

/** The reporter of one session. A sink that fails is left alone: a report must never cause an error. */
export function createErrorReporter({
  sink,
  enabled,
  percentage,
  random,
}: ErrorReporterOptions): ErrorReporter {
  const isReporting = enabled && random() * 100 < percentage;
  const send = (level: ErrorReport['level'], text: string, context: string): void => {
    if (!isReporting) return;
    try {
      sink.send({ level, message: cleanReportText(text), context: cleanReportText(context) });
    } catch {
      // Nowhere is left to tell it.
    }
  };
  return {
    error(error, context) {
      if (!isNoise(error)) send('error', describe(error), context);
    },
    warn(message, context, cause) {
      if (!isNoise(message) && !isNoise(cause)) send('warning', message, context);
    },
  };
}
