import type { ErrorReporter } from '@tv/analytics';

/** What a rule found, and what it had to say about the data on the way. */
export interface Found<T> {
  readonly value: T;
  /** Tells it all to a reporter. */
  readonly replay: ((reporter: ErrorReporter) => void) | undefined;
}

/**
 * Runs a rule that reports, and keeps its reports for later. Drawing must not have effects: it may happen
 * twice, or for nothing. A component runs the rule while drawing and replays the reports once it stands.
 */
export function collectReports<T>(rule: (reporter: ErrorReporter) => T): Found<T> {
  const reports: ((reporter: ErrorReporter) => void)[] = [];
  const value = rule({
    error: (error, context) => reports.push((reporter) => reporter.error(error, context)),
    warn: (message, context) => reports.push((reporter) => reporter.warn(message, context)),
  });
  const replay = (reporter: ErrorReporter) => reports.forEach((report) => report(reporter));
  return { value, replay: reports.length === 0 ? undefined : replay };
}
