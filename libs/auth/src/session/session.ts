import type { TokenProvider } from '@tv/api-client';
import type { CurrentUser } from '../currentUser/currentUser.ts';
import type { LoginContext } from '../identity/identityClient.ts';
import type { LogoutReason } from '../logout/logoutRecord.ts';
import type { ParentalControl } from '../parental/parentalControl.ts';
import type { SignInErrorStore } from '../signIn/signInError.ts';

export interface SignInOptions {
  /** Path to return to; the current page by default. */
  readonly returnTo?: string | undefined;
  /**
   * For protected pages: path after a cancelled or refused sign-in (AUTH-53). The redirect replaces the
   * history entry, and the page shows sign-in errors itself.
   */
  readonly redirectPath?: string | undefined;
  readonly loginContext?: LoginContext | undefined;
}

export interface LogoutOptions {
  readonly reason?: LogoutReason | undefined;
  readonly redirectPath?: string | undefined;
}

/** Sign-in, token renewal and sign-out. One per app. */
export interface Session {
  readonly tokens: TokenProvider;
  readonly currentUser: () => CurrentUser;
  /** Returns unsubscribe. */
  readonly subscribe: (listener: (currentUser: CurrentUser) => void) => () => void;
  /** Restores the session, synchronously if a valid user is stored. Never rejects. */
  readonly start: () => Promise<void>;
  /**
   * Redirects to sign-in. Resolves within 5 s to whether the browser is leaving; never rejects. Sets
   * `signInError` on failure.
   */
  readonly signIn: (options?: SignInOptions) => Promise<boolean>;
  readonly signInError: SignInErrorStore;
  readonly parentalControl: ParentalControl;
  /** Signs in after registration, silently or by redirect. */
  readonly signInWithOneTimeCode: (code: string, returnTo?: string) => Promise<boolean>;
  /** Signs out here and at the identity provider. After 5 s, only here (AUTH-36). Never rejects. */
  readonly logout: (options?: LogoutOptions) => Promise<void>;
  readonly logoutReason: () => LogoutReason;
  /** Whether a call was sent without a token since the last check. Its response may be one for visitors. */
  readonly consumeMissedToken: () => boolean;
  /** Where to continue after sign-out; returned once (AUTH-41). */
  readonly consumeLogoutPath: () => string | undefined;
  readonly returnPath: () => string | undefined;
  /** Where the callback page continues after a cancelled or refused sign-in. */
  readonly redirectPath: () => string | undefined;
  /** Not called for the first route. */
  readonly handleRouteChange: (path: string) => void;
  /**
   * Call when the page becomes visible or online: timers may have been suspended.
   *
   * @param isRestored from the back/forward cache
   */
  readonly wake: (isRestored?: boolean) => void;
  readonly handleStorageChange: (key: string | null) => void;
  /** Renews the token after a claims change (AUTH-28). Resolves when it is renewed or a redirect is due. */
  readonly handleClaimsChange: () => Promise<void>;
  /** Rejects without a valid token, or if the check fails. */
  readonly verifyPassword: (password: string) => Promise<boolean>;
  readonly dispose: () => void;
}
