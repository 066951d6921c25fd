import { Suspense, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAnalytics } from '@tv/analytics';
import { useViewer } from '@tv/auth';
import { openStorage } from '@tv/config';
import { isSignUpPath } from '@tv/routes';
import { useClock } from '@tv/time';
import { optionalPart, spareFailure } from '@tv/ui';

/** A page is looked at when it has stood for so long; by then it has its title. */
const VIEW_MS = 500;

const CustomerVisit = optionalPart(() =>
  import('../customer/CustomerVisit.tsx').then(({ CustomerVisit }) => CustomerVisit),
);

/**
 * Tells of the pages that are looked at (ANA-23), notes when signing up begins (SIGNUP-11), and does what
 * follows from a customer being there. Draws nothing.
 */
export function Visits() {
  const analytics = useAnalytics();
  const clock = useClock();
  const { pathname } = useLocation();
  const isCustomer = useViewer().kind === 'customer';
  useEffect(() => {
    const timer = setTimeout(
      () => analytics.push({ event: 'page_view', path: pathname, title: document.title }),
      VIEW_MS,
    );
    return () => clearTimeout(timer);
  }, [analytics, pathname]);
  useEffect(() => {
    if (!isSignUpPath(pathname)) return;
    const now = clock.now();
    import('@tv/subscription/signUpTimer').then(
      ({ startSignUpTimer }) =>
        startSignUpTimer(
          openStorage(() => window.sessionStorage),
          now,
        ),
      spareFailure,
    );
  }, [clock, pathname]);
  return isCustomer ? (
    <Suspense fallback={null}>
      <CustomerVisit />
    </Suspense>
  ) : null;
}
