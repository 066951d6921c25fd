/** Where the identity provider returns to (AUTH-04): with the whole window, and with the hidden frame of a silent sign-in. */
export const SIGN_IN_CALLBACK = '/app/callback';
export const SILENT_CALLBACK = '/app/silent-callback';
