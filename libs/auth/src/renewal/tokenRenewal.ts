import { isRefusal } from '../identity/identityClient.ts';
import type { IdentityUser } from '../identity/identityUser.ts';
import type { LogoutFlow } from '../logout/logoutFlow.ts';
import type { UserStore } from '../session/createUserStore.ts';
import type { SessionDeps } from '../session/sessionDeps.ts';
import type { SignInFlow } from '../signIn/signInFlow.ts';
import { isCustomer } from '../token/claims.ts';
import { createTokenRequests } from './createTokenRequests.ts';
import {
  RENEWAL_TIMEOUT_SECONDS,
  getRenewalBackoffMs,
  getRemainingThrottleMs,
  syncClockWithToken,
} from './renewalRules.ts';

/** Timers stop during suspend, and a visible tab gets no wake-up event. */
const CHECK_INTERVAL_MS = 60_000;

/** `failed`: no answer about the session (network or timeout). */
type RenewalOutcome = 'renewed' | 'refused' | 'failed';

export type TokenRenewal = ReturnType<typeof createTokenRenewal>;

/** Token renewal by refresh token, or by silent renew in a hidden frame. */
export function createTokenRenewal(
  deps: SessionDeps,
  userStore: UserStore,
  signInFlow: SignInFlow,
  logoutFlow: LogoutFlow,
) {
  const { config, clock, schedule } = deps;
  const requests = createTokenRequests(deps, userStore);
  let cancelTimer: () => void = () => undefined;
  let lastRenewalAt: number | undefined;
  let failureCount = 0;
  let pendingRenewal: Promise<RenewalOutcome> | undefined;
  /** Claims have changed, and no request has been sent since. */
  let isStale = false;

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

  /** Renews an expiring or expired token, at most every 15 s (AUTH-16). */
  const renewIfExpiring = async (): Promise<void> => {
    if (config.e2e || !userStore.identityUser() || !(await requests.canRenewSilently())) return;
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

  /** Concurrent calls share one renewal. Never rejects. */
  const renew = (timeoutSeconds: number): Promise<boolean> =>
    hasValidTokenAfter(
      startRenewal(() =>
        runRenewal(
          (mustBeNew) => requests.signInSilently(timeoutSeconds, mustBeNew),
          userStore.identityUser() === undefined,
        ),
      ),
    );

  /**
   * Renews with a new request after a claims change; a pending renewal may return old claims. Never rejects.
   */
  const forceRenew = async (timeoutSeconds: number): Promise<boolean> => {
    isStale = true;
    await pendingRenewal;
    // Another renewal may have started.
    if (isStale) return renew(timeoutSeconds);
    return pendingRenewal ? hasValidTokenAfter(pendingRenewal) : userStore.hasValidToken();
  };

  /** Uses the refresh token only. Never rejects. */
  const refreshStoredUser = (): Promise<RenewalOutcome> =>
    startRenewal(() => runRenewal(requests.refreshStoredUser, false));

  const unsubscribe = userStore.subscribe(scheduleRenewal);

  return {
    ...requests,
    refreshStoredUser,
    renew,
    forceRenew,
    renewIfExpiring,
    /** Resets the backoff and renews if expiring. */
    wake() {
      failureCount = 0;
      return renewIfExpiring();
    },
    getPendingRenewal: () => pendingRenewal && hasValidTokenAfter(pendingRenewal),
    /** In milliseconds. */
    getThrottleMs: () => getRemainingThrottleMs(lastRenewalAt, clock.now()),
    dispose() {
      cancelTimer();
      unsubscribe();
    },
  };
}
