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

/** Session storage key that blocks automatic sign-in until a sign-in succeeds, to prevent redirect loops. */
export const UNASKED_SIGN_IN_KEY = 'unasked-sign-in';

const REFUSED = 'refused';

const PATIENCE_MS = 5000;

/** Timeouts this close together count as one wait. */
const MOMENT_MS = 1000;

class StorageBlockedError extends Error {
  override readonly name = 'StorageBlockedError';

  constructor() {
    super('Nothing can be stored');
  }
}

const reasonOf = (error: unknown): SignInTroubleReason =>
  error instanceof StorageBlockedError ? 'storage' : 'unreachable';

/** Errors of calls without a response. */
const UNANSWERED: readonly string[] = ['AbortError', 'AbortedError', 'NetworkError', 'TimeoutError'];

const isUnanswered = (error: unknown): boolean =>
  typeof error === 'object' &&
  error !== null &&
  'name' in error &&
  typeof error.name === 'string' &&
  UNANSWERED.includes(error.name);

type PageOptions = SignInOptions & { readonly oneTimeCode?: string | undefined };

export interface SigningIn {
  /** Redirects to the sign-in page. Concurrent calls share one redirect. */
  readonly signIn: (options?: SignInOptions) => Promise<boolean>;
  /** Redirects without a user action. Resolves to whether the browser is leaving. */
  readonly signInUnasked: (returnTo: string) => Promise<boolean>;
  readonly mayUnasked: () => boolean;
  readonly signInWithOneTimeCode: (code: string, returnTo?: string) => Promise<boolean>;
  /** Accepts a new user. Resolves to false for a non-customer, or if the account cannot be loaded. */
  readonly accept: (user: IdentityUser) => Promise<boolean>;
  /** Signs out a non-customer here and at the identity provider (AUTH-09). */
  readonly refuse: () => Promise<void>;
  /** Reports the error (AUTH-10) and blocks automatic sign-in. */
  readonly fail: (error: unknown) => void;
  /** Reports the error (AUTH-11) and returns its reason. */
  readonly reportSilentFailure: (error: unknown) => string;
  readonly trouble: SignInTroubleState;
  /** The provider has not responded since this time (epoch milliseconds); shortens the next timeout. */
  readonly notAnsweredSince: (time: number) => void;
  /** Call after a back/forward cache restore. */
  readonly reset: () => void;
}

export function createSigningIn(deps: SessionDeps, watching: Watching, signingOut: SigningOut): SigningIn {
  const { identity, service, silent, address, reporter, sessionStorage } = deps;
  const trouble = createSignInTroubleState();
  let leaving: Promise<boolean> | undefined;
  let asked: SignInOptions | undefined;
  let unansweredSince: number | undefined;

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
    // Lets a refused user choose another account. After a password reset, the session may be someone else's.
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
      // A network failure is no refusal.
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
      // A failed redirect is no refusal.
      if (!isLeaving) sessionStorage.removeItem(UNASKED_SIGN_IN_KEY);
      return isLeaving;
    },
    async signInWithOneTimeCode(code, returnTo) {
      const loginContext = 'user_created';
      // Falls back to a redirect with the same code.
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
