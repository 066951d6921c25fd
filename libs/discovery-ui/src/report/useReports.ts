import { useEffect } from 'react';
import { useReporter } from '@tv/analytics';
import type { Found } from './collectReports.ts';

/** Reports what rules found odd, once per finding. Hand in a memoised `Found`, or it is said again. */
export function useReports({ replay }: Found<unknown>): void {
  const reporter = useReporter();
  useEffect(() => replay?.(reporter), [replay, reporter]);
}
