import type { ErrorReporter } from '@tv/analytics';

/** Result of a rule, with its data warnings. */
export interface RuleResult<T> {
  readonly value: T;
  readonly replay: ((reporter: ErrorReporter) => void) | undefined;
}

/** Runs a rule during render and collects its reports. Replay them with `useReplayReports`. */
export function collectReports<T>(rule: (reporter: ErrorReporter) => T): RuleResult<T> {
  const reports: ((reporter: ErrorReporter) => void)[] = [];
  const value = rule({
    error: (error, context) => reports.push((reporter) => reporter.error(error, context)),
    warn: (message, context) => reports.push((reporter) => reporter.warn(message, context)),
  });
  const replay = (reporter: ErrorReporter) => reports.forEach((report) => report(reporter));
  return { value, replay: reports.length === 0 ? undefined : replay };
}
