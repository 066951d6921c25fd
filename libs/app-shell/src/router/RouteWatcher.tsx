import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useSession } from '@tv/auth';

/** Tells the session of every change of page: where it cannot renew silently, it renews on the way (AUTH-18). */
export function RouteWatcher() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  const path = `${pathname}${search}${hash}`;
  useEffect(() => session.routeChanged(path), [session, path]);
  return null;
}
