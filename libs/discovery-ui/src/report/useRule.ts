import { useEffect, useMemo } from 'react';
import { useReporter, type ErrorReporter } from '@tv/analytics';
import { isAllowedUrl, useConfig, useOrigin } from '@tv/config';
import type { LinkContext } from '../card/link/cardLink.ts';

/** Runs a rule and collects its reports, to replay them in an effect. */
export function collectReports<T>(rule: (reporter: ErrorReporter) => T) {
  const reports: ((reporter: ErrorReporter) => void)[] = [];
  const value = rule({
    error: (error, context) => reports.push((reporter) => reporter.error(error, context)),
    warn: (message, context) => reports.push((reporter) => reporter.warn(message, context)),
  });
  return { value, replay: (reporter: ErrorReporter) => reports.forEach((report) => report(reporter)) };
}

/** Returns the context of card links, without the reporter. */
export function useLinkContext(): Omit<LinkContext, 'reporter'> {
  const config = useConfig();
  const origin = useOrigin();
  return useMemo(() => ({ isAllowedUrl: (url) => isAllowedUrl(url, config, origin) }), [config, origin]);
}

/**
 * Returns the result of a rule such as `cardLink`; reports odd data once per change of an argument.
 *
 * @param rule defined at module level
 * @param args memoised
 */
export function useRule<T, Args extends readonly unknown[]>(
  rule: (...args: [...Args, LinkContext]) => T,
  ...args: Args
): T {
  const context = useLinkContext();
  const reporter = useReporter();
  const { value, replay } = useMemo(
    () => collectReports((collector) => rule(...args, { ...context, reporter: collector })),
    [rule, context, ...args],
  );
  useEffect(() => replay(reporter), [replay, reporter]);
  return value;
}
