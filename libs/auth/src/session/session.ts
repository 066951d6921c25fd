import type { TokenProvider } from '@tv/api-client';
import type { LoginContext } from '../identity/identityClient.ts';
import type { LogoutReason } from '../logout/logoutRecord.ts';
import type { SignInTroubleState } from '../signIn/signInTrouble.ts';
import type { Viewer } from '../viewer/viewer.ts';

export interface SignInOptions {
  /** Path, query and hash to return to; the current page by default. */
  readonly returnTo?: string | undefined;
  /**
   * Set by protected pages: where to go if sign-in is cancelled or refused (AUTH-53). The redirect then
   * replaces the history entry, and the page shows sign-in errors itself.
   */
  readonly redirectPath?: string | undefined;
  readonly loginContext?: LoginContext | undefined;
}

export interface LogoutOptions {
  readonly reason?: LogoutReason | undefined;
  /** Where the success page continues to. */
  readonly redirectPath?: string | undefined;
}

/** Sign-in, token renewal and sign-out. One per app. */
export interface Session {
  /** Token access for the API and the socket. */
  readonly tokens: TokenProvider;
  readonly viewer: () => Viewer;
  /** Called on every user change. Returns unsubscribe. */
  readonly subscribe: (listener: (viewer: Viewer) => void) => () => void;
  /** Restores the session; a valid stored user is available synchronously. Never rejects. */
  readonly start: () => Promise<void>;
  /**
   * Redirects to the sign-in page. Resolves within 5 s to whether the browser is leaving; never rejects. Sets
   * `signInError` on failure.
   */
  readonly signIn: (options?: SignInOptions) => Promise<boolean>;
  readonly signInTrouble: SignInTroubleState;
  /** Signs in with a registration's one-time code, silently or by redirect. */
  readonly signInWithOneTimeCode: (code: string, returnTo?: string) => Promise<boolean>;
  /**
   * Signs out here and at the identity provider, and redirects to the success page. After 5 s, signs out here
   * only and goes to the front page (AUTH-36). Never rejects.
   */
  readonly logout: (options?: LogoutOptions) => Promise<void>;
  readonly logoutReason: () => LogoutReason;
  /**
   * Whether a call was sent without a token since the last check, because renewal failed. Its response may be
   * one for visitors.
   */
  readonly takeMissedToken: () => boolean;
  /** Where to continue after sign-out, once (AUTH-41). */
  readonly takeLogoutPath: () => string | undefined;
  /** Where the callback page continues to. */
  readonly returnPath: () => string | undefined;
  /** Where the callback page continues to if sign-in was cancelled or refused. */
  readonly redirectPath: () => string | undefined;
  /** Not called for the first route. */
  readonly routeChanged: (path: string) => void;
  /**
   * Call when the page becomes visible or the network returns: timers may have been suspended.
   *
   * @param isRestored the page was restored from the back/forward cache
   */
  readonly wake: (isRestored?: boolean) => void;
  /** Call when another tab writes to local storage. */
  readonly storageChanged: (key: string | null) => void;
  /**
   * Renews the token after the customer's claims changed (AUTH-28). Resolves when it is renewed or a redirect
   * is due.
   */
  readonly claimsChanged: () => Promise<void>;
  /** Rejects without a valid token, or if the check fails. */
  readonly isPassword: (password: string) => Promise<boolean>;
  readonly dispose: () => void;
}
