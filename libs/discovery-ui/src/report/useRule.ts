import { useMemo } from 'react';
import type { LinkContext } from '../card/link/cardLink.ts';
import { useLinkContext } from '../card/link/useLinkContext.ts';
import { collectReports } from './collectReports.ts';
import { useReplayReports } from './useReplayReports.ts';

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
  const result = useMemo(
    () => collectReports((reporter) => rule(...args, { ...context, reporter })),
    [rule, context, ...args],
  );
  useReplayReports(result);
  return result.value;
}
