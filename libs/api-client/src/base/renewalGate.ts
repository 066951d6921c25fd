import type { Clock } from '@tv/time';
import type { TokenProvider } from './apiDeps.ts';

/** After a renewal a new one is not tried for this long. */
const RENEWAL_THROTTLE_MS = 15_000;

/** The longest that a call waits for a renewal. */
const RENEWAL_TIMEOUT_MS = 10_000;

/**
 * Re-authentication around calls: one renewal at a time, at most one in 15 s, and calls wait for it. Many calls that fail
 * with 401 together cause one renewal, and a server that goes on answering 401 does not cause a loop (API-12).
 */
export interface RenewalGate {
  /** Settles when a call may be sent; undefined when that is now. Never rejects. */
  readonly beforeCall: () => Promise<void> | undefined;
  /**
   * Renews the session after a 401, unless that has been done since the call was sent.
   *
   * @param refused  the token that the call was sent with; undefined without one
   * @returns whether there is now another token, so that the call can be sent again. Never rejects
   */
  readonly replaceToken: (refused: string | undefined) => Promise<boolean>;
}

/** Resolves when the renewal has ended, or after 10 s: the identity provider may never answer. */
function ended(renewal: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, RENEWAL_TIMEOUT_MS);
    void renewal.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export function createRenewalGate(tokens: TokenProvider, clock: Clock): RenewalGate {
  let renewal: { readonly refused: string | undefined; readonly promise: Promise<unknown> } | undefined;
  let lastStart = -Infinity;

  const isReplaced = (refused: string | undefined): boolean => {
    const token = tokens.token();
    return token !== undefined && token !== refused;
  };

  return {
    beforeCall() {
      const refused = renewal?.refused;
      // A visitor's calls do not depend on a renewal.
      const promise =
        refused !== undefined && refused === tokens.token() ? renewal?.promise : tokens.renewIfExpiring();
      return promise && ended(promise);
    },
    async replaceToken(refused) {
      if (isReplaced(refused)) return true;
      if (!renewal) {
        if (clock.now() - lastStart < RENEWAL_THROTTLE_MS) return false;
        lastStart = clock.now();
        const promise = tokens.renew().finally(() => {
          renewal = undefined;
        });
        renewal = { refused, promise };
      }
      // A call that the renewal itself makes with its new token must not wait for it.
      if (renewal.refused === refused) await ended(renewal.promise);
      return isReplaced(refused);
    },
  };
}
