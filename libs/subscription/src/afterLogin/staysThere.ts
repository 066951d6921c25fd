import { matchPattern } from '@tv/routes';

const isAt = (patterns: readonly string[], pathname: string): boolean =>
  patterns.some((pattern) => matchPattern(pattern, pathname) !== undefined);

/** Whether a page is one that another service has led back to, and that has its own business to finish. */
export function isReturnPage(pathname: string): boolean {
  return isAt(['/payment/vipps', '/external-activation-callback'], pathname);
}

/**
 * Whether a customer is left where he is though his payment failed or is wanting (SUB-18): he is about to pay or has just
 * paid, mends what he is known by, has come back from another service, or is on his way out.
 */
export function staysThere(pathname: string): boolean {
  return (
    isReturnPage(pathname) ||
    isAt(
      [
        '/passord/reset',
        '/passord',
        '/telefon',
        '/epost',
        '/informasjon',
        '/min-konto/:purpose',
        '/payment/:id',
        '/payment-method',
        '/betaling',
        '/betaling/endre',
        '/abonnement',
        '/package/*',
        '/logout/:action?',
      ],
      pathname,
    )
  );
}
