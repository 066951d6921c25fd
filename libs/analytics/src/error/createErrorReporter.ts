import { createContext, useContext } from 'react';
import { toWellFormed } from '@tv/polyfills';

/** Reports errors and warnings that users need not see. Never throws. */
export interface ErrorReporter {
  /** `context` is the code location, such as `swimlane.parse`. */
  error(error: unknown, context: string): void;
  /**
   * Something unexpected that was handled.
   *
   * @param cause the underlying error
   */
  warn(message: string, context: string, cause?: unknown): void;
}

/** A report without ids, at most 199 characters. */
export interface ErrorReport {
  readonly level: 'error' | 'warning';
  readonly message: string;
  /** Code location, such as `swimlane.parse`. */
  readonly context: string;
}

interface ErrorReporterOptions {
  readonly sink: { send(report: ErrorReport): void };
  readonly enabled: boolean;
  /** Share of sessions that report, 1–100. */
  readonly percentage: number;
  /** In [0, 1). Called once per session. */
  readonly random: () => number;
}

const MAX_LENGTH = 199;

/** Six or more digits may be a customer id (ERR-17). */
const LONG_DIGITS = /\d{6,}/g;

/** Network errors as browsers phrase them; not failed dynamic imports, which are reported (ERR-14). */
const NETWORK_ERROR_PATTERN =
  /failed to fetch(?! dynamically imported module)|networkerror when attempting to fetch|load failed|network request failed|internet connection appears to be offline|the network connection was lost|err_network|err_internet_disconnected/i;

/** Aborted requests and lost networks. */
const IGNORABLE_NAMES: ReadonlySet<string> = new Set(['AbortError', 'AbortedError', 'NetworkError']);

/** Reads a text property; the store serialises errors to plain objects. */
const textOf = (error: unknown, key: 'name' | 'message'): string => {
  if (typeof error === 'string') return key === 'message' ? error : '';
  if (typeof error !== 'object' || error === null) return '';
  const value: unknown = Reflect.get(error, key);
  return typeof value === 'string' ? value : '';
};

const causeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'cause' in error ? error.cause : undefined;

/** Returns true for aborted requests and lost networks, also as a cause or warning text (ERR-18, ERR-19). */
export function isIgnorable(error: unknown): boolean {
  for (
    let current = error, depth = 0;
    current !== undefined && depth < 5;
    current = causeOf(current), depth++
  ) {
    if (IGNORABLE_NAMES.has(textOf(current, 'name'))) return true;
    if (NETWORK_ERROR_PATTERN.test(textOf(current, 'message'))) return true;
  }
  return false;
}

/** Replaces ids before truncating, so that no partial id remains (ERR-16, ERR-17). */
export function cleanReportText(text: string): string {
  const cut = text.replace(LONG_DIGITS, '{userId}').slice(0, MAX_LENGTH);
  return toWellFormed(cut.replace(/[\uD800-\uDBFF]$/, ''));
}

const describe = (error: unknown): string => {
  const name = textOf(error, 'name');
  const message = textOf(error, 'message');
  if (name === '' && message === '') {
    try {
      return JSON.stringify(error) ?? String(error);
    } catch {
      return 'Unserializable error';
    }
  }
  return name === '' || name === 'Error' ? message : `${name}: ${message}`;
};

/** Creates the reporter of one session; ignores sink errors. */
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
      // There is nowhere left to report it.
    }
  };
  return {
    error(error, context) {
      if (!isIgnorable(error)) send('error', describe(error), context);
    },
    warn(message, context, cause) {
      if (!isIgnorable(message) && !isIgnorable(cause)) send('warning', message, context);
    },
  };
}

const ReporterContext = createContext<ErrorReporter | undefined>(undefined);

export const ReporterProvider = ReporterContext.Provider;

/** Throws outside a `ReporterProvider`. */
export function useReporter(): ErrorReporter {
  const reporter = useContext(ReporterContext);
  if (!reporter) throw new Error('useReporter needs a <ReporterProvider> above it');
  return reporter;
}
