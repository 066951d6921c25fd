/** Redirect URIs (AUTH-04): full-page and silent sign-in. */
export const SIGN_IN_CALLBACK = '/app/callback';
export const SILENT_CALLBACK = '/app/silent-callback';
