import { useEffect, useMemo } from 'react';
import { useReporter } from '@tv/analytics';
import { useCurrentUser } from '@tv/auth';
import { createEmptyPageCheck } from './createEmptyPageCheck.ts';

/** Reports empty pages, except for internal users (PAGE-63…65). */
export function useReportEmptyPage(slug: string, isEmpty: boolean): void {
  const reporter = useReporter();
  const currentUser = useCurrentUser();
  const isStaff = currentUser.kind === 'customer' && currentUser.isInternal;
  const check = useMemo(
    () => createEmptyPageCheck(() => reporter.warn(`Page ${slug} is empty`, 'page.empty')),
    [reporter, slug],
  );
  useEffect(() => {
    if (isStaff) return;
    check.update(isEmpty);
    return () => check.stop();
  }, [check, isEmpty, isStaff]);
}
