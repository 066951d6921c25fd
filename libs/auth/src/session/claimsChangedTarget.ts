import { leavesOnClaimsChange, links } from '@tv/routes';

/**
 * Where to go after renewing for changed claims: the current page (AUTH-29), or the front page if the change
 * made it obsolete (AUTH-30).
 *
 * @param current path, query and hash
 */
export function claimsChangedTarget(current: string): string {
  const [pathname = ''] = current.split(/[?#]/);
  return leavesOnClaimsChange(pathname) ? links.front() : current;
}
