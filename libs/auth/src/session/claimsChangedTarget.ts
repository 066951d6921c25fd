import { leavesOnClaimsChange, links } from '@tv/routes';

/**
 * Where a renewal lands that was made because the customer's claims changed: where the viewer is (AUTH-29),
 * but the front page from pages that the change has made pointless (AUTH-30).
 *
 * @param current path, query and hash
 */
export function claimsChangedTarget(current: string): string {
  const [pathname = ''] = current.split(/[?#]/);
  return leavesOnClaimsChange(pathname) ? links.front() : current;
}
