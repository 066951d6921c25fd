import { useEffect, useMemo } from 'react';
import { useReporter } from '@tv/analytics';
import { useCurrentUser } from '@tv/auth';
import { createEmptyPageCheck } from './emptyPageCheck.ts';

/** Reports empty pages, except for internal users (PAGE-63…65). */
export function useEmptyPageCheck(slug: string, isEmpty: boolean): void {
  const reporter = useReporter();
  const viewer = useCurrentUser();
  const isStaff = viewer.kind === 'customer' && viewer.isInternal;
  const check = useMemo(
    () => createEmptyPageCheck(() => reporter.warn(`Page ${slug} is empty`, 'page.empty')),
    [reporter, slug],
  );
  useEffect(() => {
    if (isStaff) return;
    check.changed(isEmpty);
    return () => check.stop();
  }, [check, isEmpty, isStaff]);
}
