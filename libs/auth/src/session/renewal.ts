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

/**
 * The wait for a renewal is checked this often: while a machine is suspended, its timers stand still, and a visible tab gets
 * no event when it wakes up.
 */
const CHECK_INTERVAL_MS = 60_000;

/** How a renewal went: the identity provider may have said no, or nothing that tells who is watching. */
export type RenewalOutcome = 'renewed' | 'refused' | 'failed';

/** Renewal without a page: by the refresh token where one is kept, else by a hidden frame where that works. */
export interface Renewal {
  /** Signs in without a page, alone among all tabs; what another tab has renewed meanwhile is taken over. */
  readonly signInSilently: (timeoutSeconds: number) => Promise<IdentityUser>;
  /** Whether a user's token can be renewed by his refresh token, as far as is known. */
  readonly canRefresh: (user: IdentityUser | undefined) => boolean;
  /** Whether the viewer's token can be renewed without a page; may test cookies to know. */
  readonly isPossible: () => Promise<boolean>;
  /** The same where it is known by now; nothing is tested for it. */
  readonly isKnownPossible: () => boolean | undefined;
  /** Renews the stored user's token by his refresh token, and by nothing else. Never rejects. */
  readonly resume: () => Promise<RenewalOutcome>;
  /** Renews now. One at a time: who asks while one is under way gets its result. Never rejects. */
  readonly renew: (timeoutSeconds: number) => Promise<boolean>;
  /**
   * Renews by a request that is sent from now on, because what tokens say has changed: one that is under way, or that
   * another tab has made, may say what was true before. One that fails is made up for. Never rejects.
   */
  readonly renewAnew: (timeoutSeconds: number) => Promise<boolean>;
  /** Renews a token that is about to end (or has ended), where that works, at most once per 15 s (AUTH-16). */
  readonly renewWhenDue: () => Promise<void>;
  /** The same, after what made it fail may have passed. */
  readonly wake: () => Promise<void>;
  /** The renewal that is under way, if any. */
  readonly underWay: () => Promise<boolean> | undefined;
  /** How long until another may be made by itself, in milliseconds. */
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
  /** How many have failed one after the other. */
  let failures = 0;
  let underWay: Promise<RenewalOutcome> | undefined;
  /** What tokens say has changed, and no request has been sent since. */
  let isOutdated = false;
  /** The refresh token that the identity provider does not take any more. */
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

  /** Runs a renewal while no other tab does; what one has renewed meanwhile is taken over. */
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
          // The session at the identity provider may still stand.
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
      // Calls made with the new token, such as the one for the account, must not wait for this renewal.
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

  /** When a token is renewed by itself, in epoch milliseconds. */
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

  /** Sets the timer for the moment when the token is about to end; a failed renewal is tried again, ever more rarely. */
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
    // Another may have been begun meanwhile, which knows of the change.
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
