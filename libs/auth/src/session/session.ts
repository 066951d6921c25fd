import type { TokenProvider } from '@tv/api-client';
import type { LoginContext } from '../identity/identityClient.ts';
import type { LogoutReason } from '../logout/logoutRecord.ts';
import type { SignInTroubleState } from '../signIn/signInTrouble.ts';
import type { Viewer } from '../viewer/viewer.ts';

export interface SignInOptions {
  /** Path, query and hash to come back to; without one it is where the viewer is. */
  readonly returnTo?: string | undefined;
  /**
   * A protected page asks, which has nothing to show to a visitor: where he goes when he cancels or is refused (AUTH-53).
   * The way to the sign-in takes the page's place in the history, and the page itself tells of trouble.
   */
  readonly redirectPath?: string | undefined;
  readonly loginContext?: LoginContext | undefined;
}

export interface LogoutOptions {
  readonly reason?: LogoutReason | undefined;
  /** Where to go on from the success page. */
  readonly redirectPath?: string | undefined;
}

/** Signing in, staying so, and signing out. One per app; made by `createSession`. */
export interface Session {
  /** What the API and the socket need to know of it. */
  readonly tokens: TokenProvider;
  readonly viewer: () => Viewer;
  /** Told at every change of the viewer; the answer ends it. */
  readonly subscribe: (listener: (viewer: Viewer) => void) => () => void;
  /**
   * Decides who is watching. A valid stored token is decided before this returns; the promise settles when
   * all is. Never rejects.
   */
  readonly start: () => Promise<void>;
  /**
   * Leaves for the sign-in page. Resolves to whether the browser is leaving, within 5 s; never rejects. What keeps it
   * from leaving stands in `signInTrouble` then.
   */
  readonly signIn: (options?: SignInOptions) => Promise<boolean>;
  /** What keeps the viewer from the sign-in that he asked for. */
  readonly signInTrouble: SignInTroubleState;
  /** Signs in with the one-time code of a fresh registration, by a page if it cannot be done without. */
  readonly signInWithOneTimeCode: (code: string, returnTo?: string) => Promise<boolean>;
  /**
   * Signs out here and at the identity provider, and leaves for the success page; for the front page, signed out here,
   * where that cannot be done within 5 s (AUTH-36). Never rejects.
   */
  readonly logout: (options?: LogoutOptions) => Promise<void>;
  /** Why the viewer was signed out. */
  readonly logoutReason: () => LogoutReason;
  /**
   * Whether a call was sent without the user's token since this was last called: the token had expired and could not be
   * renewed, so the answer may be one for visitors.
   */
  readonly takeMissedToken: () => boolean;
  /** Where to go on from the page after signing out, if anywhere; told once (AUTH-41). */
  readonly takeLogoutPath: () => string | undefined;
  /** Where to go after signing in, if anywhere; asked by the return page. */
  readonly returnPath: () => string | undefined;
  /** Where to go when signing in was cancelled or refused, if anywhere; asked by the return page. */
  readonly redirectPath: () => string | undefined;
  /** The viewer has come to another page; not told of the one that he came in by. */
  readonly routeChanged: (path: string) => void;
  /**
   * The page is seen again, or the network is back: timers may have slept.
   *
   * @param isRestored the page had left and was brought back as it was
   */
  readonly wake: (isRestored?: boolean) => void;
  /** The stored user was changed by another tab. */
  readonly storageChanged: (key: string | null) => void;
  /**
   * The server says that the customer's claims have changed (AUTH-28). Resolves when the token is new; where it is
   * renewed by redirect, when the browser leaves, or when it is settled that it will.
   */
  readonly claimsChanged: () => Promise<void>;
  /** Whether a password is the viewer's. Rejects without a valid token, and when it could not be asked. */
  readonly isPassword: (password: string) => Promise<boolean>;
  /** Stops all timers. */
  readonly dispose: () => void;
}
