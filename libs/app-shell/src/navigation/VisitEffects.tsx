import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useCurrentUser } from '@tv/auth';
import { openTabStorage } from '@tv/browser-storage/browser';
import { lazyWithPreload, markNonCritical } from '@tv/lazy';
import { isSignUpPath } from '@tv/routes';
import { useClock } from '@tv/time';
import { usePageViewTracking } from './usePageViewTracking.browser.ts';

const CustomerEffects = lazyWithPreload(() => import('./CustomerEffects.tsx'), { critical: false }).component(
  ({ CustomerEffects }) => CustomerEffects,
);

/** Tracks page views (ANA-23), starts the sign-up timer (SIGNUP-11) and mounts the customer effects. */
export function VisitEffects() {
  usePageViewTracking();
  const clock = useClock();
  const { pathname } = useLocation();
  const isCustomer = useCurrentUser().kind === 'customer';
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
