import { useEffect } from 'react';
import { useReporter } from '@tv/analytics';
import type { RuleResult } from './collectReports.ts';

/** Replays collected reports once per result. The result must be memoised. */
export function useReplayReports({ replay }: RuleResult<unknown>): void {
  const reporter = useReporter();
  useEffect(() => replay?.(reporter), [replay, reporter]);
}
