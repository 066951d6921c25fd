import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalytics } from '@tv/analytics';
import { useIsCustomer } from '@tv/auth';
import { openTabStorage } from '@tv/browser-storage/browser';
import { lazyWithPreload, markNonCritical } from '@tv/lazy';
import { isSignUpPath } from '@tv/routes';
import { useClock } from '@tv/time';
import { markRouteChange } from '../telemetry/routeChanges.browser.ts';

const CustomerEffects = lazyWithPreload(() => import('../app/customerParts.ts'), {
  critical: false,
}).component(({ CustomerEffects }) => CustomerEffects);

/** The title is set by then. */
const PAGE_VIEW_DELAY_MS = 500;

/** Tracks a page view after each change of path (ANA-23). */
function usePageViewTracking(): void {
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

/**
 * Tracks page views (ANA-23), records route changes for web vitals, starts the sign-up timer (SIGNUP-11) and mounts the
 * customer effects.
 */
export function VisitEffects() {
  usePageViewTracking();
  const clock = useClock();
  const { pathname } = useLocation();
  const isCustomer = useIsCustomer();
  useEffect(() => markRouteChange(pathname), [pathname]);
  useEffect(() => {
    if (!isSignUpPath(pathname)) return;
    const now = clock.now();
    import('@tv/subscription/paymentContext').then(
      ({ startSignUpTimer }) => startSignUpTimer(openTabStorage(), now),
      markNonCritical,
    );
  }, [clock, pathname]);
  return isCustomer ? (
    <Suspense fallback={null}>
      <CustomerEffects />
    </Suspense>
  ) : null;
}
