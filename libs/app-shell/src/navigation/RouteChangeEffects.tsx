import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useSession } from '@tv/auth';
import { openTabStorage } from '@tv/browser-storage/browser';
import { markNonCritical } from '@tv/lazy';
import { isSignInCallback } from '@tv/routes';
import { SHALLOW_NAVIGATION } from '@tv/ssr';
import { useClock } from '@tv/time';
import { replacePreviousPageTarget, setPreviousPage, storedPreviousPage } from './previousPage.ts';

const HAS_VOUCHER = /[?&]vc=/;

/** React Router's location key of the document's first page. */
const FIRST_PAGE_KEY = 'default';

/**
 * On navigation: stores the previous page and reports the route change to the session, which may renew by
 * redirect (AUTH-18). Moves a voucher code from the address to storage (VOUCH-01).
 */
export function RouteChangeEffects() {
  const session = useSession();
  const type = useNavigationType();
  const { pathname, search, hash, key } = useLocation();
  const path = `${pathname}${search}${hash}`;
  const at = useRef<string>(undefined);
  const hasMoved = useRef(false);
  const navigate = useNavigate();
  const clock = useClock();
  useEffect(() => {
    if (!HAS_VOUCHER.test(search)) return;
    import('@tv/subscription/voucherFromUrl').then(
      ({ saveVoucherFromUrl }) =>
        void navigate(
          { pathname, search: saveVoucherFromUrl(search, clock.now()), hash },
          SHALLOW_NAVIGATION,
        ),
      markNonCritical,
    );
  }, [clock, navigate, pathname, search, hash]);
  useEffect(() => {
    const before = at.current;
    if (before === path) return;
    at.current = path;
    const storage = openTabStorage();
    if (before === undefined) {
      if (key === FIRST_PAGE_KEY && !isSignInCallback(pathname)) storedPreviousPage.clear(storage);
      return;
    }
    if (type === NavigationType.Push) setPreviousPage(storage, { at: path, from: before });
    if (type === NavigationType.Replace) replacePreviousPageTarget(storage, before, path);
    hasMoved.current ||= type !== NavigationType.Replace;
    if (hasMoved.current) session.handleRouteChange(path);
  }, [session, type, pathname, path, key]);
  return null;
}
