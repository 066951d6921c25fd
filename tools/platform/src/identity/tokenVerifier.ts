import { createLocalJWKSet, jwtVerify, type JWK, type JWTPayload } from 'jose';
import type { PlatformClock } from '../clock.ts';
import type { Customer } from '../platformContext.ts';
import type { Accounts } from '../state/accounts.ts';
import { toPublicKey, signingAlgorithm } from './signingKey.ts';

export interface TokenVerifierOptions {
  readonly key: JWK;
  readonly issuer: string;
  readonly audience: string;
  readonly clock: PlatformClock;
  readonly accounts: Accounts;
  /** Epoch seconds, platform time; older tokens are invalid. */
  readonly earliestIssuedAt: () => number;
}

/** Verifies access tokens by the platform's clock, and rejects those from before a reset. */
export function createTokenVerifier({
  key,
  issuer,
  audience,
  clock,
  accounts,
  earliestIssuedAt,
}: TokenVerifierOptions) {
  const keys = createLocalJWKSet({ keys: [toPublicKey(key)] });
  return async (token: string | undefined): Promise<Customer | undefined> => {
    if (token === undefined) return undefined;
    const { sub, sid } = (await verifyClaims(token)) ?? {};
    const account = sub === undefined ? undefined : accounts.byId(sub);
    if (account?.customerNumber === undefined) return undefined;
    const { userId, email, customerNumber } = account;
    return { userId, email, customerNumber, sessionUid: typeof sid === 'string' ? sid : undefined };
  };

  async function verifyClaims(token: string): Promise<JWTPayload | undefined> {
    try {
      const { payload } = await jwtVerify(token, keys, {
        issuer,
        audience,
        algorithms: [signingAlgorithm],
        currentDate: new Date(clock.now()),
      });
      return (payload.iat ?? 0) < earliestIssuedAt() ? undefined : payload;
    } catch {
      return undefined; // invalid or expired
    }
  }
}
