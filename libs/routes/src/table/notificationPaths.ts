import { matchPattern } from './matchPattern.ts';

const HIDING = ['/min-konto/:purpose', '/payment/:id', '/package/new/receipt', '/aktiver'];

/**
 * Purchase, new-customer receipt and activation (ACCT-28…30). A file of its own, to keep the front page chunk
 * small.
 */
export function shouldHideNotifications(pathname: string): boolean {
  return (
    HIDING.some((pattern) => matchPattern(pattern, pathname) !== undefined) ||
    /^\/aktiver-[^/]+\/?$/i.test(pathname)
  );
}
