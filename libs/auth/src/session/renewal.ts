import { isRefusal } from '../identity/identityClient.ts';
import type { IdentityUser } from '../identity/identityUser.ts';
import { REQUEST_TIMEOUT_SECONDS } from '../identity/timeLimits.ts';
import { isCustomer } from '../token/claims.ts';
import { isValid } from '../token/validity.ts';
import { EXPIRING_TIMEOUT_SECONDS, pauseAfter, throttledFor } from './renewalRules.ts';
import type { SessionDeps } from './sessionDeps.ts';
import { setClockByToken } from './setClockByToken.ts';
import type { SigningIn } from './signingIn.ts';
import type { SigningOut } from './signingOut.ts';
import type { Watching } from './watching.ts';
import { within } from './within.ts';

/** Timers stop during suspend, and a visible tab gets no wake-up event. */
const CHECK_INTERVAL_MS = 60_000;

/** `failed` says nothing about the user. */
export type RenewalOutcome = 'renewed' | 'refused' | 'failed';

/** Token renewal by refresh token, or by silent renew in a hidden frame. */
export interface Renewal {
  /** Signs in under the cross-tab lock; adopts a token that another tab renewed. */
  readonly signInSilently: (timeoutSeconds: number) => Promise<IdentityUser>;
  readonly canRefresh: (user: IdentityUser | undefined) => boolean;
  /** May run the cookie test. */
  readonly isPossible: () => Promise<boolean>;
  /** Runs no test; undefined if unknown. */
  readonly isKnownPossible: () => boolean | undefined;
  /** Uses the refresh token only. Never rejects. */
  readonly resume: () => Promise<RenewalOutcome>;
  /** Concurrent calls share one renewal. Never rejects. */
  readonly renew: (timeoutSeconds: number) => Promise<boolean>;
  /**
   * Renews with a new request after a claims change; a pending renewal may return old claims. Never rejects.
   */
  readonly renewAnew: (timeoutSeconds: number) => Promise<boolean>;
  /** Renews an expiring or expired token, at most every 15 s (AUTH-16). */
  readonly renewWhenDue: () => Promise<void>;
  /** Resets the backoff and renews if expiring. */
  readonly wake: () => Promise<void>;
  readonly underWay: () => Promise<boolean> | undefined;
  /** In milliseconds. */
  readonly throttledFor: () => number;
  readonly dispose: () => void;
}

export function createRenewal(
  deps: SessionDeps,
  watching: Watching,
  signingIn: SigningIn,
  signingOut: SigningOut,
): Renewal {
  const { config, identity, silent, clock, schedule } = deps;
  let cancel: () => void = () => undefined;
  let last: number | undefined;
  let failures = 0;
  let underWay: Promise<RenewalOutcome> | undefined;
  let isOutdated = false;
  let refusedToken: string | undefined;

  const canRefresh = (user: IdentityUser | undefined): boolean =>
    user?.refreshToken !== undefined && user.refreshToken !== refusedToken;

  const isPossible = (): Promise<boolean> =>
    canRefresh(watching.user()) ? Promise.resolve(true) : silent.isSupported();

  const refresh = async ({ refreshToken }: IdentityUser): Promise<IdentityUser> => {
    try {
      return await within(deps, REQUEST_TIMEOUT_SECONDS * 1000, () => identity.refresh());
    } catch (error) {
      if (isRefusal(error)) refusedToken = refreshToken;
      throw error;
    }
  };

  /** Skips the request if another tab has renewed the token. */
  const alone = (
    run: (stored: IdentityUser | undefined) => Promise<IdentityUser>,
    mustBeNew = false,
  ): Promise<IdentityUser> => {
    const before = (watching.user() ?? watching.stored())?.accessToken;
    return deps.runExclusive(watching.key, async () => {
      const stored = watching.stored();
      const isRenewed = stored !== undefined && stored.accessToken !== before;
      if (!mustBeNew && isRenewed && isValid(stored.expiresAt, clock.now())) return stored;
      return run(stored);
    });
  };

  const signInSilently = (timeoutSeconds: number, mustBeNew = false): Promise<IdentityUser> =>
    alone(async (stored) => {
      if (stored && canRefresh(stored)) {
        try {
          return await refresh(stored);
        } catch (error) {
          // The provider session may still be valid.
          if (!isRefusal(error) || !(await silent.isSupported())) throw error;
        }
      }
      const limit = (REQUEST_TIMEOUT_SECONDS + timeoutSeconds) * 1000;
      return within(deps, limit, () => identity.signInSilent({ timeoutSeconds }));
    }, mustBeNew);

  const take = async (user: IdentityUser, isSigningIn: boolean): Promise<void> => {
    if (signingOut.isUnderWay()) return;
    setClockByToken(clock, user);
    if (isSigningIn) await signingIn.accept(user);
    else if (isCustomer(user.claims)) watching.showCustomer(user);
    else await signingIn.refuse();
  };

  const renewOnce = async (
    ask: (mustBeNew: boolean) => Promise<IdentityUser>,
    isSigningIn: boolean,
  ): Promise<RenewalOutcome> => {
    last = clock.now();
    const mustBeNew = isOutdated;
    isOutdated = false;
    try {
      const user = await ask(mustBeNew);
      failures = 0;
      // Calls with the new token must not wait for this renewal.
      underWay = undefined;
      await take(user, isSigningIn);
      return 'renewed';
    } catch (error) {
      const reason = signingIn.reportSilentFailure(error);
      if (reason === 'login_required') {
        await watching.forget();
        watching.showAnonymous('signedOut');
      } else {
        isOutdated ||= mustBeNew;
        failures += 1;
        plan();
      }
      return isRefusal(error) ? 'refused' : 'failed';
    }
  };

  /** Epoch milliseconds. */
  const dueAt = ({ expiresAt }: IdentityUser): number =>
    isOutdated ? -Infinity : expiresAt - config.identity.expiringNotificationSeconds * 1000;

  const renewWhenDue = async (): Promise<void> => {
    if (config.e2e || !watching.user() || !(await isPossible())) return;
    const user = watching.user();
    if (!user || signingOut.isUnderWay()) return;
    const now = clock.now();
    if (dueAt(user) <= now && throttledFor(last, now) === 0) await renew(EXPIRING_TIMEOUT_SECONDS);
    else plan();
  };

  const plan = (): void => {
    cancel();
    const user = watching.user();
    if (!user) return;
    const now = clock.now();
    const wait = Math.max(0, dueAt(user) - now, throttledFor(last, now, pauseAfter(failures)));
    if (wait === Infinity) return;
    const isFar = wait > CHECK_INTERVAL_MS;
    cancel = schedule(() => (isFar ? plan() : void renewWhenDue()), isFar ? CHECK_INTERVAL_MS : wait);
  };

  const begin = (run: () => Promise<RenewalOutcome>): Promise<RenewalOutcome> => {
    if (underWay) return underWay;
    const begun = run().finally(() => {
      if (underWay === begun) underWay = undefined;
    });
    underWay = begun;
    return begun;
  };

  const hasTokenAfter = async (renewal: Promise<RenewalOutcome>): Promise<boolean> => {
    await renewal;
    return watching.hasValidToken();
  };

  const renew = (timeoutSeconds: number): Promise<boolean> =>
    hasTokenAfter(
      begin(() =>
        renewOnce((mustBeNew) => signInSilently(timeoutSeconds, mustBeNew), watching.user() === undefined),
      ),
    );

  const renewAnew = async (timeoutSeconds: number): Promise<boolean> => {
    isOutdated = true;
    await underWay;
    // Another renewal may have started.
    if (isOutdated) return renew(timeoutSeconds);
    return underWay ? hasTokenAfter(underWay) : watching.hasValidToken();
  };

  const resume = (): Promise<RenewalOutcome> =>
    begin(() =>
      renewOnce(
        () => alone((stored) => (stored ? refresh(stored) : Promise.reject(new Error('The user is gone')))),
        false,
      ),
    );

  const unsubscribe = watching.subscribe(plan);

  return {
    signInSilently,
    canRefresh,
    isPossible,
    isKnownPossible: () => canRefresh(watching.user()) || silent.known(),
    resume,
    renew,
    renewAnew,
    renewWhenDue,
    wake() {
      failures = 0;
      return renewWhenDue();
    },
    underWay: () => underWay && hasTokenAfter(underWay),
    throttledFor: () => throttledFor(last, clock.now()),
    dispose() {
      cancel();
      unsubscribe();
    },
  };
}
