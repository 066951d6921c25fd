import type { Clock } from '@tv/time';
import type { TokenProvider } from './apiDeps.ts';

/** Minimum time between renewals. */
const RENEWAL_THROTTLE_MS = 15_000;

/** Maximum time a call waits for a renewal. */
const RENEWAL_TIMEOUT_MS = 10_000;

/** Resolves when the renewal ends, or after 10 s: the identity provider may never respond. */
function ended(renewal: Promise<unknown>): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, RENEWAL_TIMEOUT_MS);
    void renewal.finally(() => {
      clearTimeout(timer);
      resolve();
    });
  });
}

export type RenewalGate = ReturnType<typeof createRenewalGate>;

/**
 * Limits re-authentication: one renewal at a time, at most one in 15 s, and calls wait for it. Repeated 401s cause no
 * loop (API-12).
 */
export function createRenewalGate(tokens: TokenProvider, clock: Clock) {
  let renewal: { readonly refused: string | undefined; readonly promise: Promise<unknown> } | undefined;
  let lastStart = -Infinity;

  const isReplaced = (refused: string | undefined): boolean => {
    const token = tokens.token();
    return token !== undefined && token !== refused;
  };

  return {
    /** Resolves when a call may be sent; undefined if it may be sent now. Never rejects. */
    beforeCall(): Promise<void> | undefined {
      const refused = renewal?.refused;
      // A visitor's calls do not depend on a renewal.
      const promise =
        refused !== undefined && refused === tokens.token() ? renewal?.promise : tokens.renewIfExpiring();
      return promise && ended(promise);
    },
    /**
     * Renews the session after a 401, unless a renewal ran since the call was sent.
     *
     * @param refused the token of the call; undefined without one
     * @returns whether the call can be replayed with a different token. Never rejects
     */
    async replaceToken(refused: string | undefined): Promise<boolean> {
      if (isReplaced(refused)) return true;
      if (!renewal) {
        if (clock.now() - lastStart < RENEWAL_THROTTLE_MS) return false;
        lastStart = clock.now();
        const promise = tokens.renew().finally(() => {
          renewal = undefined;
        });
        renewal = { refused, promise };
      }
      // A call that the renewal makes with its new token must not wait for that renewal.
      if (renewal.refused === refused) await ended(renewal.promise);
      return isReplaced(refused);
    },
  };
}
