import { useEffect, useMemo, useState } from 'react';
import { useReporter, type ErrorReporter } from '@tv/analytics';
import { isAllowedUrl, useConfig, useOrigin } from '@tv/config';
import type { LinkContext } from '../card/link/cardLink.ts';

interface CollectedReports<T> {
  readonly value: T;
  readonly replay: (reporter: ErrorReporter) => void;
}

/** Runs a rule and collects its reports, to replay them in an effect. */
export function collectReports<T>(rule: (reporter: ErrorReporter) => T): CollectedReports<T> {
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

type Rule<T, Args extends readonly unknown[]> = (...args: [...Args, LinkContext]) => T;

/** Memoizes the last run, as `useMemo` would with a fixed number of arguments. */
function createRuleRunner<T, Args extends readonly unknown[]>() {
  let last: { readonly inputs: readonly unknown[]; readonly result: CollectedReports<T> } | undefined;
  return (rule: Rule<T, Args>, context: Omit<LinkContext, 'reporter'>, args: Args): CollectedReports<T> => {
    const inputs = [rule, context, ...args];
    if (last?.inputs.every((input, index) => Object.is(input, inputs[index]))) return last.result;
    const result = collectReports((reporter) => rule(...args, { ...context, reporter }));
    last = { inputs, result };
    return result;
  };
}

/**
 * Returns the result of a rule such as `cardLink`; reports odd data once per change of an argument.
 *
 * @param rule defined at module level
 * @param args memoised
 */
export function useRule<T, Args extends readonly unknown[]>(rule: Rule<T, Args>, ...args: Args): T {
  const context = useLinkContext();
  const reporter = useReporter();
  const [runRule] = useState(createRuleRunner<T, Args>);
  const { value, replay } = runRule(rule, context, args);
  useEffect(() => replay(reporter), [replay, reporter]);
  return value;
}
