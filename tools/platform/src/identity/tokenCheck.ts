import { createLocalJWKSet, jwtVerify, type JWK, type JWTPayload } from 'jose';
import type { PlatformClock } from '../clock.ts';
import type { Customer } from '../platform.ts';
import type { Accounts } from '../state/accounts.ts';
import { publicKey, signingAlgorithm } from './signingKey.ts';

export interface TokenCheck {
  readonly key: JWK;
  readonly issuer: string;
  readonly audience: string;
  readonly clock: PlatformClock;
  readonly accounts: Accounts;
  /** Epoch seconds, platform time; older tokens are invalid. */
  readonly issuedSince: () => number;
}

/** Verifies access tokens by the platform's clock, and rejects those from before a reset. */
export function createTokenCheck({ key, issuer, audience, clock, accounts, issuedSince }: TokenCheck) {
  const keys = createLocalJWKSet({ keys: [publicKey(key)] });
  return async (token: string | undefined): Promise<Customer | undefined> => {
    if (token === undefined) return undefined;
    const { sub, sid } = (await claimsIn(token)) ?? {};
    const account = sub === undefined ? undefined : accounts.byId(sub);
    if (account?.customerNumber === undefined) return undefined;
    const { userId, email, customerNumber } = account;
    return { userId, email, customerNumber, sessionUid: typeof sid === 'string' ? sid : undefined };
  };

  async function claimsIn(token: string): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: [signingAlgorithm],
        currentDate: new Date(clock.now()),
      });
      return (payload.iat ?? 0) < issuedSince() ? undefined : payload;
    } catch {
      return undefined; // invalid or expired
    }
  }
}
