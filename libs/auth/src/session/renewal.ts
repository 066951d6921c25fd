import type { IdentityUser } from '../identity/identityUser.ts';
import { isCustomer } from '../token/claims.ts';
import { isValid } from '../token/validity.ts';
import { EXPIRING_TIMEOUT_SECONDS, throttledFor } from './renewalRules.ts';
import type { SessionDeps } from './sessionDeps.ts';
import type { SigningIn } from './signingIn.ts';
import type { SigningOut } from './signingOut.ts';
import type { Watching } from './watching.ts';

/** Timers longer than this overflow; they are set anew when it has passed. */
const LONGEST_TIMER_MS = 2_000_000_000;

/** Renewal without a page. */
export interface Renewal {
  /** Signs in without a page, alone among all tabs; what another tab has renewed meanwhile is taken over. */
  readonly signInSilently: (timeoutSeconds: number) => Promise<IdentityUser>;
  /** Renews now. One at a time: who asks while one is under way gets its result. Never rejects. */
  readonly renew: (timeoutSeconds: number) => Promise<boolean>;
  /**
   * Renews by a request that is sent from now on, because what tokens say has changed: one that is under way, or that
   * another tab has made, may say what was true before. One that fails is made up for. Never rejects.
   */
  readonly renewAnew: (timeoutSeconds: number) => Promise<boolean>;
  /** Renews a token that is about to end (or has ended), where that works, at most once per 15 s (AUTH-16). */
  readonly renewWhenDue: () => Promise<void>;
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
  let underWay: Promise<boolean> | undefined;
  /** What tokens say has changed, and no request has been sent since. */
  let isOutdated = false;

  const signInSilently = (timeoutSeconds: number, mustBeNew = false): Promise<IdentityUser> => {
    const before = (watching.user() ?? watching.stored())?.accessToken;
    return deps.runExclusive(watching.key, async () => {
      const stored = watching.stored();
      const isRenewed = stored !== undefined && stored.accessToken !== before;
      if (!mustBeNew && isRenewed && isValid(stored.expiresAt, clock.now())) return stored;
      return identity.signInSilent({ timeoutSeconds });
    });
  };

  const renewOnce = async (timeoutSeconds: number): Promise<boolean> => {
    last = clock.now();
    const mustBeNew = isOutdated;
    isOutdated = false;
    const isSigningIn = watching.user() === undefined;
    try {
      const user = await signInSilently(timeoutSeconds, mustBeNew);
      if (signingOut.isUnderWay()) return false;
      if (isSigningIn) await signingIn.accept(user);
      else if (isCustomer(user.claims)) watching.showCustomer(user);
      else await signingIn.refuse();
    } catch (error) {
      if (signingIn.reportSilentFailure(error) === 'login_required') {
        await watching.forget();
        watching.showAnonymous('signedOut');
      } else {
        isOutdated ||= mustBeNew;
        plan();
      }
    }
    return watching.hasValidToken();
  };

  /** When a token is renewed by itself, in epoch milliseconds. */
  const dueAt = ({ expiresAt }: IdentityUser): number =>
    isOutdated ? -Infinity : expiresAt - config.identity.expiringNotificationSeconds * 1000;

  const renewWhenDue = async (): Promise<void> => {
    if (config.e2e || !watching.user() || !(await silent.isSupported())) return;
    const user = watching.user();
    if (!user || signingOut.isUnderWay()) return;
    const now = clock.now();
    if (dueAt(user) <= now && throttledFor(last, now) === 0) await renew(EXPIRING_TIMEOUT_SECONDS);
    else plan();
  };

  /** Sets the timer for the moment when the token is about to end; a failed renewal is tried again until it has. */
  const plan = (): void => {
    cancel();
    const user = watching.user();
    if (!user || !watching.hasValidToken()) return;
    const now = clock.now();
    const wait = Math.max(0, dueAt(user) - now, throttledFor(last, now));
    if (wait === Infinity) return;
    cancel = schedule(() => void renewWhenDue(), Math.min(wait, LONGEST_TIMER_MS));
  };

  const renew = (timeoutSeconds: number): Promise<boolean> => {
    underWay ??= renewOnce(timeoutSeconds).finally(() => {
      underWay = undefined;
    });
    return underWay;
  };

  const renewAnew = async (timeoutSeconds: number): Promise<boolean> => {
    isOutdated = true;
    await underWay;
    // Another may have been begun meanwhile, which knows of the change.
    return isOutdated ? renew(timeoutSeconds) : (underWay ?? watching.hasValidToken());
  };

  const unsubscribe = watching.subscribe(plan);

  return {
    signInSilently,
    renew,
    renewAnew,
    renewWhenDue,
    underWay: () => underWay,
    throttledFor: () => throttledFor(last, clock.now()),
    dispose() {
      cancel();
      unsubscribe();
    },
  };
}
