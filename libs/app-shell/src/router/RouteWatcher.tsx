import { useEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { useSession } from '@tv/auth';
import { openStorage } from '@tv/config';
import { ADDRESS_NOTE } from '@tv/rendering';
import { isSignInCallback } from '@tv/routes';
import { useClock } from '@tv/time';
import { spareFailure } from '@tv/ui';
import { forgetWay, moveWay, rememberWay } from './wayBack.ts';

/** Whether an address carries a voucher code. */
const HAS_VOUCHER = /[?&]vc=/;

/** The key of a page that the router has not led to: the document began there. */
const BEGUN_HERE = 'default';

/**
 * Follows the viewer from page to page: remembers the way back, and tells the session of every change of page, since
 * where it cannot renew silently, it renews on the way (AUTH-18). Where he comes in is no change, and neither is what
 * an old address or the return page of the sign-in leads on to. A voucher code is kept, and taken off the address (VOUCH-01).
 */
export function RouteWatcher() {
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
    import('@tv/subscription/voucherOfAddress').then(
      ({ takeVoucher }) =>
        void navigate({ pathname, search: takeVoucher(search, clock.now()), hash }, ADDRESS_NOTE),
      spareFailure,
    );
  }, [clock, navigate, pathname, search, hash]);
  useEffect(() => {
    const before = at.current;
    if (before === path) return;
    at.current = path;
    const storage = openStorage(() => window.sessionStorage);
    if (before === undefined) {
      if (key === BEGUN_HERE && !isSignInCallback(pathname)) forgetWay(storage);
      return;
    }
    if (type === NavigationType.Push) rememberWay(storage, { at: path, from: before });
    if (type === NavigationType.Replace) moveWay(storage, before, path);
    hasMoved.current ||= type !== NavigationType.Replace;
    if (hasMoved.current) session.routeChanged(path);
  }, [session, type, pathname, path, key]);
  return null;
}
