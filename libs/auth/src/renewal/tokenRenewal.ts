import { isRefusal } from '../identity/identityClient.ts';
import type { IdentityUser } from '../identity/identityUser.ts';
import { REQUEST_TIMEOUT_SECONDS } from '../identity/timeouts.ts';
import type { LogoutFlow } from '../logout/logoutFlow.ts';
import type { UserStore } from '../session/createUserStore.ts';
import type { SessionDeps } from '../session/sessionDeps.ts';
import { withTimeout } from '../session/withTimeout.ts';
import type { SignInFlow } from '../signIn/signInFlow.ts';
import { isCustomer } from '../token/claims.ts';
import { isTokenValid } from '../token/tokenValidity.ts';
import { RENEWAL_TIMEOUT_SECONDS, getRenewalBackoffMs, getRemainingThrottleMs } from './renewalRules.ts';
import { syncClockWithToken } from './syncClockWithToken.ts';

/** Timers stop during suspend, and a visible tab gets no wake-up event. */
const CHECK_INTERVAL_MS = 60_000;

/** `failed`: no answer about the session (network or timeout). */
export type RenewalOutcome = 'renewed' | 'refused' | 'failed';

/** Token renewal by refresh token, or by silent renew in a hidden frame. */
export interface TokenRenewal {
  /** Signs in under the cross-tab lock; adopts a token that another tab renewed. */
  readonly signInSilently: (timeoutSeconds: number) => Promise<IdentityUser>;
  readonly canRefresh: (user: IdentityUser | undefined) => boolean;
  /** May run the cookie test. */
  readonly canRenewSilently: () => Promise<boolean>;
  /** Runs no test; undefined if unknown. */
  readonly canRenewSilentlyIfKnown: () => boolean | undefined;
  /** Uses the refresh token only. Never rejects. */
  readonly refreshStoredUser: () => Promise<RenewalOutcome>;
  /** Concurrent calls share one renewal. Never rejects. */
  readonly renew: (timeoutSeconds: number) => Promise<boolean>;
  /**
   * Renews with a new request after a claims change; a pending renewal may return old claims. Never rejects.
   */
  readonly forceRenew: (timeoutSeconds: number) => Promise<boolean>;
  /** Renews an expiring or expired token, at most every 15 s (AUTH-16). */
  readonly renewIfExpiring: () => Promise<void>;
  /** Resets the backoff and renews if expiring. */
  readonly wake: () => Promise<void>;
  readonly getPendingRenewal: () => Promise<boolean> | undefined;
  /** In milliseconds. */
  readonly getThrottleMs: () => number;
  readonly dispose: () => void;
}

export function createTokenRenewal(
  deps: SessionDeps,
  userStore: UserStore,
  signInFlow: SignInFlow,
  logoutFlow: LogoutFlow,
): TokenRenewal {
  const { config, identity, silentSignInSupport, clock, schedule } = deps;
  let cancelTimer: () => void = () => undefined;
  let lastRenewalAt: number | undefined;
  let failureCount = 0;
  let pendingRenewal: Promise<RenewalOutcome> | undefined;
  /** Claims have changed, and no request has been sent since. */
  let isStale = false;
  let refusedToken: string | undefined;

  const canRefresh = (user: IdentityUser | undefined): boolean =>
    user?.refreshToken !== undefined && user.refreshToken !== refusedToken;

  const canRenewSilently = (): Promise<boolean> =>
    canRefresh(userStore.identityUser()) ? Promise.resolve(true) : silentSignInSupport.isSupported();

  const refresh = async ({ refreshToken }: IdentityUser): Promise<IdentityUser> => {
    try {
      return await withTimeout(deps, REQUEST_TIMEOUT_SECONDS * 1000, () => identity.refresh());
    } catch (error) {
      if (isRefusal(error)) refusedToken = refreshToken;
      throw error;
    }
  };

  /** Skips the request if another tab has renewed the token. */
  const withRenewalLock = (
    run: (stored: IdentityUser | undefined) => Promise<IdentityUser>,
    mustBeNew = false,
  ): Promise<IdentityUser> => {
    const previousToken = (userStore.identityUser() ?? userStore.readStoredUser())?.accessToken;
    return deps.runExclusive(userStore.storageKey, async () => {
      const stored = userStore.readStoredUser();
      const isRenewedByOtherTab = stored !== undefined && stored.accessToken !== previousToken;
      if (!mustBeNew && isRenewedByOtherTab && isTokenValid(stored.expiresAt, clock.now())) return stored;
      return run(stored);
    });
  };

  const signInSilently = (timeoutSeconds: number, mustBeNew = false): Promise<IdentityUser> =>
    withRenewalLock(async (stored) => {
      if (stored && canRefresh(stored)) {
        try {
          return await refresh(stored);
        } catch (error) {
          // The provider session may still be valid.
          if (!isRefusal(error) || !(await silentSignInSupport.isSupported())) throw error;
        }
      }
      const limit = (REQUEST_TIMEOUT_SECONDS + timeoutSeconds) * 1000;
      return withTimeout(deps, limit, () => identity.signInSilent({ timeoutSeconds }));
    }, mustBeNew);

  const applyRenewedUser = async (user: IdentityUser, isSigningIn: boolean): Promise<void> => {
    if (logoutFlow.isInProgress()) return;
    syncClockWithToken(clock, user);
    if (isSigningIn) await signInFlow.acceptUser(user);
    else if (isCustomer(user.claims)) userStore.showCustomer(user);
    else await signInFlow.rejectUser();
  };

  const runRenewal = async (
    requestUser: (mustBeNew: boolean) => Promise<IdentityUser>,
    isSigningIn: boolean,
  ): Promise<RenewalOutcome> => {
    lastRenewalAt = clock.now();
    const mustBeNew = isStale;
    isStale = false;
    try {
      const user = await requestUser(mustBeNew);
      failureCount = 0;
      // Calls with the new token must not wait for this renewal.
      pendingRenewal = undefined;
      await applyRenewedUser(user, isSigningIn);
      return 'renewed';
    } catch (error) {
      const reason = signInFlow.reportSilentFailure(error);
      if (reason === 'login_required') {
        await userStore.clearStoredUser();
        userStore.showAnonymous('signedOut');
      } else {
        isStale ||= mustBeNew;
        failureCount += 1;
        scheduleRenewal();
      }
      return isRefusal(error) ? 'refused' : 'failed';
    }
  };

  /** Epoch milliseconds. */
  const getRenewalTime = ({ expiresAt }: IdentityUser): number =>
    isStale ? -Infinity : expiresAt - config.identity.expiringNotificationSeconds * 1000;

  const renewIfExpiring = async (): Promise<void> => {
    if (config.e2e || !userStore.identityUser() || !(await canRenewSilently())) return;
    const user = userStore.identityUser();
    if (!user || logoutFlow.isInProgress()) return;
    const now = clock.now();
    if (getRenewalTime(user) <= now && getRemainingThrottleMs(lastRenewalAt, now) === 0)
      await renew(RENEWAL_TIMEOUT_SECONDS);
    else scheduleRenewal();
  };

  const scheduleRenewal = (): void => {
    cancelTimer();
    const user = userStore.identityUser();
    if (!user) return;
    const now = clock.now();
    const wait = Math.max(
      0,
      getRenewalTime(user) - now,
      getRemainingThrottleMs(lastRenewalAt, now, getRenewalBackoffMs(failureCount)),
    );
    if (wait === Infinity) return;
    const isFar = wait > CHECK_INTERVAL_MS;
    cancelTimer = schedule(
      () => (isFar ? scheduleRenewal() : void renewIfExpiring()),
      isFar ? CHECK_INTERVAL_MS : wait,
    );
  };

  const startRenewal = (run: () => Promise<RenewalOutcome>): Promise<RenewalOutcome> => {
    if (pendingRenewal) return pendingRenewal;
    const started = run().finally(() => {
      if (pendingRenewal === started) pendingRenewal = undefined;
    });
    pendingRenewal = started;
    return started;
  };

  const hasValidTokenAfter = async (renewal: Promise<RenewalOutcome>): Promise<boolean> => {
    await renewal;
    return userStore.hasValidToken();
  };

  const renew = (timeoutSeconds: number): Promise<boolean> =>
    hasValidTokenAfter(
      startRenewal(() =>
        runRenewal(
          (mustBeNew) => signInSilently(timeoutSeconds, mustBeNew),
          userStore.identityUser() === undefined,
        ),
      ),
    );

  const forceRenew = async (timeoutSeconds: number): Promise<boolean> => {
    isStale = true;
    await pendingRenewal;
    // Another renewal may have started.
    if (isStale) return renew(timeoutSeconds);
    return pendingRenewal ? hasValidTokenAfter(pendingRenewal) : userStore.hasValidToken();
  };

  const refreshStoredUser = (): Promise<RenewalOutcome> =>
    startRenewal(() =>
      runRenewal(
        () =>
          withRenewalLock((stored) =>
            stored ? refresh(stored) : Promise.reject(new Error('There is no stored user')),
          ),
        false,
      ),
    );

  const unsubscribe = userStore.subscribe(scheduleRenewal);

  return {
    signInSilently,
    canRefresh,
    canRenewSilently,
    canRenewSilentlyIfKnown: () => canRefresh(userStore.identityUser()) || silentSignInSupport.cachedResult(),
    refreshStoredUser,
    renew,
    forceRenew,
    renewIfExpiring,
    wake() {
      failureCount = 0;
      return renewIfExpiring();
    },
    getPendingRenewal: () => pendingRenewal && hasValidTokenAfter(pendingRenewal),
    getThrottleMs: () => getRemainingThrottleMs(lastRenewalAt, clock.now()),
    dispose() {
      cancelTimer();
      unsubscribe();
    },
  };
}
