import { failureReason } from '../identity/identityClient.ts';
import type { IdentityUser } from '../identity/identityUser.ts';
import { REDIRECT_PATH_KEY, RETURN_PATH_KEY, storePath } from '../signIn/returnPath.ts';
import {
  createSignInTroubleState,
  type SignInTroubleReason,
  type SignInTroubleState,
} from '../signIn/signInTrouble.ts';
import { isCustomer } from '../token/claims.ts';
import { ONE_TIME_CODE_TIMEOUT_SECONDS } from './renewalRules.ts';
import type { SignInOptions } from './session.ts';
import type { SessionDeps } from './sessionDeps.ts';
import { setClockByToken } from './setClockByToken.ts';
import type { SigningOut } from './signingOut.ts';
import type { Watching } from './watching.ts';
import { within } from './within.ts';

/**
 * Session storage key: a sign-in that nobody asked for was begun in this tab, or one has failed. It is not
 * begun again by itself until one has succeeded, or a failing one would go round in circles.
 */
export const UNASKED_SIGN_IN_KEY = 'unasked-sign-in';

/** The value under that key when somebody was refused who is no customer. */
const REFUSED = 'refused';

/** So long the identity provider is waited for before the viewer is told. */
const PATIENCE_MS = 5000;

/** What happens so soon afterwards belongs to the same wait. */
const MOMENT_MS = 1000;

/** The browser keeps nothing. */
class StorageBlockedError extends Error {
  override readonly name = 'StorageBlockedError';

  constructor() {
    super('Nothing can be stored');
  }
}

const reasonOf = (error: unknown): SignInTroubleReason =>
  error instanceof StorageBlockedError ? 'storage' : 'unreachable';

/** What a call fails with that was given up or did not reach a server, and so was not answered. */
const UNANSWERED: readonly string[] = ['AbortError', 'AbortedError', 'NetworkError', 'TimeoutError'];

const isUnanswered = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  typeof error.name === 'string' &&
  UNANSWERED.includes(error.name);

/** How somebody is led to the sign-in page. */
type PageOptions = SignInOptions & { readonly oneTimeCode?: string | undefined };

export interface SigningIn {
  /** Leaves for the sign-in page, once, however often it is asked to: pages are drawn more than once. */
  readonly signIn: (options?: SignInOptions) => Promise<boolean>;
  /** Leaves without having been asked to, if it may; resolves to whether it is leaving. */
  readonly signInUnasked: (returnTo: string) => Promise<boolean>;
  readonly mayUnasked: () => boolean;
  readonly signInWithOneTimeCode: (code: string, returnTo?: string) => Promise<boolean>;
  /** Takes a user who has just signed in; false when he is refused, or the answer about his account is no account. */
  readonly accept: (user: IdentityUser) => Promise<boolean>;
  /** Signs somebody out, here and there, who is no customer (AUTH-09). */
  readonly refuse: () => Promise<void>;
  /** A sign-in has failed: tells of it (AUTH-10), and begins none by itself any more. */
  readonly fail: (error: unknown) => void;
  /** Tells why a silent sign-in failed (AUTH-11), and answers with the reason. */
  readonly reportSilentFailure: (error: unknown) => string;
  /** What keeps the viewer from the sign-in that he asked for. */
  readonly trouble: SignInTroubleState;
  /** The identity provider has given no answer since that time, epoch milliseconds: the next sign-in waits the less. */
  readonly notAnsweredSince: (time: number) => void;
  /** The page is shown again after it had left. */
  readonly reset: () => void;
}

export function createSigningIn(deps: SessionDeps, watching: Watching, signingOut: SigningOut): SigningIn {
  const { identity, service, silent, address, reporter, sessionStorage } = deps;
  const trouble = createSignInTroubleState();
  let leaving: Promise<boolean> | undefined;
  /** What the viewer himself asked for last, and is told of when it comes to nothing. */
  let asked: SignInOptions | undefined;
  let unansweredSince: number | undefined;

  /** How long the identity provider is waited for, in milliseconds: what it has let pass already is taken off. */
  const takePatience = (): number => {
    const waited = unansweredSince === undefined ? 0 : deps.clock.now() - unansweredSince;
    unansweredSince = undefined;
    return waited >= 0 && waited <= PATIENCE_MS + MOMENT_MS ? Math.max(0, PATIENCE_MS - waited) : PATIENCE_MS;
  };

  watching.subscribe(() => {
    if (watching.hasValidToken()) trouble.set(undefined);
  });

  const mayUnasked = (): boolean => sessionStorage.getItem(UNASKED_SIGN_IN_KEY) === null;
  const holdUnasked = (why = '1'): void => sessionStorage.setItem(UNASKED_SIGN_IN_KEY, why);

  const fail = (error: unknown): void => {
    reporter.error(error, 'auth.signIn');
    holdUnasked();
    if (!watching.user()) watching.showAnonymous('signInFailed');
  };

  const reportSilentFailure = (error: unknown): string => {
    const reason = failureReason(error);
    reporter.warn(`Silent sign-in failed: ${reason}`, 'auth.silent');
    return reason;
  };

  const leave = async (options: PageOptions): Promise<boolean> => {
    const { returnTo = address.current(), redirectPath, loginContext, oneTimeCode } = options;
    storePath(sessionStorage, RETURN_PATH_KEY, returnTo, address.origin);
    storePath(sessionStorage, REDIRECT_PATH_KEY, redirectPath, address.origin);
    // Whoever was refused must be able to choose another account, also where his session could not be ended. And a password that
    // was forgotten need not be that of who has a session in this browser.
    const asksAnew =
      loginContext === 'password_changed' || sessionStorage.getItem(UNASKED_SIGN_IN_KEY) === REFUSED;
    const replacesPage = redirectPath !== undefined;
    silent.abandon();
    try {
      if (!deps.canStore()) throw new StorageBlockedError();
      await within(deps, takePatience(), (signal) =>
        identity.signInRedirect({ loginContext, oneTimeCode, asksAnew, replacesPage, signal }),
      );
      return true;
    } catch (error) {
      reporter.error(error, 'auth.signIn');
      if (asked) trouble.set({ reason: reasonOf(error), options: asked });
      asked = undefined;
      if (!watching.user()) watching.showAnonymous('signInFailed');
      return false;
    }
  };

  const begin = (options: PageOptions): Promise<boolean> => {
    leaving ??= leave(options).then((isLeaving) => {
      if (!isLeaving) leaving = undefined;
      return isLeaving;
    });
    return leaving;
  };

  const signIn = (options: PageOptions = {}): Promise<boolean> => {
    asked = options;
    trouble.set(undefined);
    return begin(options);
  };

  const refuse = async (): Promise<void> => {
    holdUnasked(REFUSED);
    await watching.forget();
    await service.logOut().catch((error: unknown) => reporter.error(error, 'auth.refuse'));
    watching.showAnonymous('signInFailed');
  };

  const accept = async (user: IdentityUser): Promise<boolean> => {
    setClockByToken(deps.clock, user);
    if (!isCustomer(user.claims)) {
      await refuse();
      return false;
    }
    watching.showCustomer(user);
    sessionStorage.removeItem(UNASKED_SIGN_IN_KEY);
    try {
      await deps.loadUserInfo();
      return true;
    } catch (error) {
      // Whoever leaves the page, or is without a network for a moment, has not been refused anything.
      if (isUnanswered(error)) return true;
      reporter.error(error, 'auth.userInfo');
      await signingOut.logout({ reason: 'USER_INFO_FAILED' });
      return false;
    }
  };

  return {
    signIn,
    mayUnasked,
    async signInUnasked(returnTo) {
      if (!mayUnasked()) return false;
      holdUnasked();
      const isLeaving = await begin({ returnTo });
      // Nobody was asked, and nobody has said no.
      if (!isLeaving) sessionStorage.removeItem(UNASKED_SIGN_IN_KEY);
      return isLeaving;
    },
    async signInWithOneTimeCode(code, returnTo) {
      const loginContext = 'user_created';
      // A frame that cannot answer is not waited for: its page signs in with the same code.
      if (await silent.isSupported()) {
        try {
          const timeoutSeconds = ONE_TIME_CODE_TIMEOUT_SECONDS;
          return await accept(
            await identity.signInSilent({ timeoutSeconds, oneTimeCode: code, loginContext }),
          );
        } catch (error) {
          reportSilentFailure(error);
        }
      }
      await signIn({ returnTo, loginContext, oneTimeCode: code });
      return false;
    },
    accept,
    refuse,
    fail,
    reportSilentFailure,
    trouble,
    notAnsweredSince: (time) => void (unansweredSince = time),
    reset() {
      if (leaving && asked) trouble.set({ reason: 'cameBack', options: asked });
      leaving = undefined;
      asked = undefined;
    },
  };
}
