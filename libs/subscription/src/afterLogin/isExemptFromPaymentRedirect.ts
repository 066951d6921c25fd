import { matchPattern } from '@tv/routes';

const isAt = (patterns: readonly string[], pathname: string): boolean =>
  patterns.some((pattern) => matchPattern(pattern, pathname) !== undefined);

/** Whether another service redirects to this page, which finishes on its own. */
export function isReturnPage(pathname: string): boolean {
  return isAt(['/payment/vipps', '/external-activation-callback'], pathname);
}

/** Pages without a redirect for a failed or missing payment (SUB-18). */
export function isExemptFromPaymentRedirect(pathname: string): boolean {
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
