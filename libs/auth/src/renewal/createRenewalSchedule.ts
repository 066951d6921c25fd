import type { IdentityUser } from '../identity/identityUser.ts';
import type { UserStore } from '../session/createUserStore.ts';
import type { SessionDeps } from '../session/sessionDeps.ts';
import { getRemainingThrottleMs, getRenewalBackoffMs } from './renewalRules.ts';

/** Timers stop during suspend, and a visible tab gets no wake-up event. */
const CHECK_INTERVAL_MS = 60_000;

/** Decides when the next renewal is due: before expiry, after a claims change, and with backoff after failures. */
export function createRenewalSchedule(deps: SessionDeps, userStore: UserStore, renewIfExpiring: () => void) {
  const { config, clock, schedule } = deps;
  let cancelTimer: () => void = () => undefined;
  let lastRenewalAt: number | undefined;
  let failureCount = 0;
  /** Claims have changed, and no request has been sent since. */
  let isStale = false;

  /** Epoch milliseconds. */
  const getRenewalTime = ({ expiresAt }: IdentityUser): number =>
    isStale ? -Infinity : expiresAt - config.identity.expiringNotificationSeconds * 1000;

  /** In milliseconds. */
  const getThrottleMs = (): number => getRemainingThrottleMs(lastRenewalAt, clock.now());

  const restartTimer = (): void => {
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
    cancelTimer = schedule(isFar ? restartTimer : renewIfExpiring, isFar ? CHECK_INTERVAL_MS : wait);
  };

  const unsubscribe = userStore.subscribe(restartTimer);

  return {
    restartTimer,
    getThrottleMs,
    isDue: (user: IdentityUser): boolean => getRenewalTime(user) <= clock.now() && getThrottleMs() === 0,
    isStale: () => isStale,
    /** Makes a renewal due after a claims change. */
    markStale: () => void (isStale = true),
    /** Call before a request. Returns whether its token must be new. */
    recordStart(): boolean {
      lastRenewalAt = clock.now();
      const mustBeNew = isStale;
      isStale = false;
      return mustBeNew;
    },
    /** Schedules a retry. */
    recordFailure(mustBeNew: boolean): void {
      isStale ||= mustBeNew;
      failureCount += 1;
      restartTimer();
    },
    resetBackoff: () => void (failureCount = 0),
    dispose: () => {
      cancelTimer();
      unsubscribe();
    },
  };
}
