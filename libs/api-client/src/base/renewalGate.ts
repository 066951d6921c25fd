import type { Clock } from '@tv/time';
import type { TokenProvider } from './apiDeps.ts';

/** After a renewal a new one is not tried for this long. */
const RENEWAL_THROTTLE_MS = 15_000;

/**
 * Lets through one renewal at a time, and at most one in 15 s: many calls that fail with 401 together ask
 * for one renewal, and a server that goes on answering 401 is not asked in a loop.
 */
export interface RenewalGate {
  /** Renews if it may; resolves when the renewal that is under way has ended. Never rejects. */
  renew(): Promise<void>;
}

export function createRenewalGate(tokens: TokenProvider, clock: Clock): RenewalGate {
  let underWay: Promise<void> | undefined;
  let lastStart = -Infinity;

  async function renewOnce(): Promise<void> {
    try {
      await tokens.renew();
    } finally {
      underWay = undefined;
    }
  }

  return {
    renew() {
      if (underWay) return underWay;
      if (clock.now() - lastStart < RENEWAL_THROTTLE_MS) return Promise.resolve();
      lastStart = clock.now();
      underWay = renewOnce();
      return underWay;
    },
  };
}
