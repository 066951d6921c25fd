import { matchPattern } from './pattern.ts';

const HIDING = ['/min-konto/:purpose', '/payment/:id', '/package/new/receipt', '/aktiver'];

/**
 * Pages that notifications stay away from: purchase, the receipt of something new, and activation (ACCT-28…30). In a file of its
 * own, so that it does not come with the front page's script.
 */
export function hidesNotifications(pathname: string): boolean {
  return (
    HIDING.some((pattern) => matchPattern(pattern, pathname) !== undefined) ||
    /^\/aktiver-[^/]+\/?$/i.test(pathname)
  );
}
