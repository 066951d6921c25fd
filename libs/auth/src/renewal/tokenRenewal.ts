import { isRefusal } from '../identity/identityClient.ts';
import type { IdentityUser } from '../identity/identityUser.ts';
import type { LogoutFlow } from '../logout/logoutFlow.ts';
import type { UserStore } from '../session/createUserStore.ts';
import type { SessionDeps } from '../session/sessionDeps.ts';
import type { SignInFlow } from '../signIn/signInFlow.ts';
import { isCustomer } from '../token/claims.ts';
import { createRenewalSchedule } from './createRenewalSchedule.ts';
import { createTokenRequests } from './createTokenRequests.ts';
import { RENEWAL_TIMEOUT_SECONDS, syncClockWithToken } from './renewalRules.ts';

/** `failed`: no answer about the session (network or timeout). */
type RenewalOutcome = 'renewed' | 'refused' | 'failed';

export type TokenRenewal = ReturnType<typeof createTokenRenewal>;

/** Renews tokens by refresh token, or by silent renew in a hidden frame. */
export function createTokenRenewal(
  deps: SessionDeps,
  userStore: UserStore,
  signInFlow: SignInFlow,
  logoutFlow: LogoutFlow,
) {
  const requests = createTokenRequests(deps, userStore);
  const schedule = createRenewalSchedule(deps, userStore, () => void renewIfExpiring());
  let pendingRenewal: Promise<RenewalOutcome> | undefined;

  const applyRenewedUser = async (user: IdentityUser, isSigningIn: boolean): Promise<void> => {
    if (logoutFlow.isInProgress()) return;
    syncClockWithToken(deps.clock, user);
    if (isSigningIn) await signInFlow.acceptUser(user);
    else if (isCustomer(user.claims)) userStore.showCustomer(user);
    else await signInFlow.rejectUser();
  };

  const runRenewal = async (
    requestUser: (mustBeNew: boolean) => Promise<IdentityUser>,
    isSigningIn: boolean,
  ): Promise<RenewalOutcome> => {
    const mustBeNew = schedule.recordStart();
    try {
      const user = await requestUser(mustBeNew);
      schedule.resetBackoff();
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
        schedule.recordFailure(mustBeNew);
      }
      return isRefusal(error) ? 'refused' : 'failed';
    }
  };

  /** Renews an expiring or expired token, at most every 15 s (AUTH-16). */
  const renewIfExpiring = async (): Promise<void> => {
    if (deps.config.e2e || !userStore.identityUser() || !(await requests.canRenewSilently())) return;
    const user = userStore.identityUser();
    if (!user || logoutFlow.isInProgress()) return;
    if (schedule.isDue(user)) await renew(RENEWAL_TIMEOUT_SECONDS);
    else schedule.restartTimer();
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
  const renew = (timeoutSeconds?: number): Promise<boolean> =>
    hasValidTokenAfter(
      startRenewal(() =>
        runRenewal(
          (mustBeNew) => requests.signInSilently(timeoutSeconds, mustBeNew),
          userStore.identityUser() === undefined,
        ),
      ),
    );

  /** Renews with a new request after a claims change; a pending renewal may return old claims. Never rejects. */
  const forceRenew = async (): Promise<boolean> => {
    schedule.markStale();
    await pendingRenewal;
    // Another renewal may have started.
    if (schedule.isStale()) return renew();
    return pendingRenewal ? hasValidTokenAfter(pendingRenewal) : userStore.hasValidToken();
  };

  /** Uses the refresh token only. Never rejects. */
  const refreshStoredUser = (): Promise<RenewalOutcome> =>
    startRenewal(() => runRenewal(requests.refreshStoredUser, false));

  return {
    ...requests,
    /** In e2e mode and during logout. */
    isDisabled: () => deps.config.e2e || logoutFlow.isInProgress(),
    refreshStoredUser,
    renew,
    forceRenew,
    renewIfExpiring,
    /** Resets the backoff and renews if expiring. */
    wake() {
      schedule.resetBackoff();
      return renewIfExpiring();
    },
    getPendingRenewal: () => pendingRenewal && hasValidTokenAfter(pendingRenewal),
    getThrottleMs: schedule.getThrottleMs,
    dispose: schedule.dispose,
  };
}
