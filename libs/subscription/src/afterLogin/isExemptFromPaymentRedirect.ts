import { isAtRoute } from '@tv/routes';

/** Whether another service redirects to this page, which finishes on its own. */
export function isReturnPage(pathname: string): boolean {
  return isAtRoute(['/payment/vipps', '/external-activation-callback'], pathname);
}

/** Pages without a redirect for a failed or missing payment (SUB-18). */
export function isExemptFromPaymentRedirect(pathname: string): boolean {
  return (
    isReturnPage(pathname) ||
    isAtRoute(
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
