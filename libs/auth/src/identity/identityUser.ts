import * as v from 'valibot';
import { decodeToken, readClaims, type ClaimNames, type TokenClaims } from '../token/claims.ts';

/** A signed-in user as we keep him: the token, what it says, and until when. */
export interface IdentityUser {
  readonly accessToken: string;
  readonly claims: TokenClaims;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
  /** When the server made the token, by its own clock, in epoch milliseconds; undefined where the token does not tell. */
  readonly issuedAt: number | undefined;
  /** Renews the token without a page and without cookies; undefined where the identity provider gave none. */
  readonly refreshToken: string | undefined;
}

/** The record that the OpenID client stores, as far as we read it. */
const record = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_at: v.optional(v.number()),
  refresh_token: v.fallback(v.optional(v.string()), undefined),
  profile: v.optional(v.record(v.string(), v.unknown())),
});

const inMilliseconds = (seconds: unknown): number | undefined =>
  typeof seconds === 'number' ? seconds * 1000 : undefined;

/**
 * Reads a user record. The claims are those of the access token where it can be read, over those of the
 * id token. So is the end: the token's own `exp` is the server's time, which our clock follows, while
 * `expires_at` was reckoned with the browser's.
 *
 * @returns undefined when it is no record of a user, or says of nobody
 */
export function readUser(input: unknown, names: ClaimNames): IdentityUser | undefined {
  const result = v.safeParse(record, input);
  if (!result.success) return undefined;
  const {
    access_token: accessToken,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    profile,
  } = result.output;
  const payload = decodeToken(accessToken);
  const claims = readClaims({ ...profile, ...payload }, names);
  if (!claims) return undefined;
  return {
    accessToken,
    claims,
    expiresAt: inMilliseconds(payload?.['exp']) ?? inMilliseconds(expiresAt) ?? Infinity,
    issuedAt: inMilliseconds(payload?.['iat']),
    refreshToken,
  };
}

/** Reads a user record from a storage's text; undefined when there is none, or none that can be read. */
export function readStoredUser(text: string | null, names: ClaimNames): IdentityUser | undefined {
  if (text === null) return undefined;
  try {
    return readUser(JSON.parse(text), names);
  } catch {
    return undefined;
  }
}
