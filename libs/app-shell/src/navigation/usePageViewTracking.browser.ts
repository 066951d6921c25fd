import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalytics } from '@tv/analytics';

/** The title is set by then. */
const PAGE_VIEW_DELAY_MS = 500;

/** Tracks a page view after each change of path (ANA-23). */
export function usePageViewTracking(): void {
  const analytics = useAnalytics();
  const { pathname } = useLocation();
  useEffect(() => {
    const timer = setTimeout(
      () => analytics.push({ event: 'page_view', path: pathname, title: document.title }),
      PAGE_VIEW_DELAY_MS,
    );
    return () => clearTimeout(timer);
  }, [analytics, pathname]);
}
