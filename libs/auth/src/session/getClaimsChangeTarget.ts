import { shouldLeaveOnClaimsChange, links } from '@tv/routes';

/** Path after a claims change: the current one (AUTH-29), or the front page if it is obsolete (AUTH-30). */
export function getClaimsChangeTarget(current: string): string {
  const [pathname = ''] = current.split(/[?#]/);
  return shouldLeaveOnClaimsChange(pathname) ? links.front() : current;
}
