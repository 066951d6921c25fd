import { matchPattern } from './pattern.ts';

const HIDING = ['/min-konto/:purpose', '/payment/:id', '/package/new/receipt', '/aktiver'];

/**
 * Purchase, new-customer receipt and activation pages show no notifications (ACCT-28…30). In its own file, to
 * keep it out of the front page chunk.
 */
export function hidesNotifications(pathname: string): boolean {
  return (
    HIDING.some((pattern) => matchPattern(pattern, pathname) !== undefined) ||
    /^\/aktiver-[^/]+\/?$/i.test(pathname)
  );
}
