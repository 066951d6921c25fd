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
}

/** Checks access tokens the way a gateway does: signature, issuer, audience and life, by the platform's clock. */
export function createTokenCheck({ key, issuer, audience, clock, accounts }: TokenCheck) {
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
      return payload;
    } catch {
      return undefined; // not ours, or over: for the caller it is no token
    }
  }
}
