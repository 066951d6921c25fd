import * as v from 'valibot';
import { decodeToken, readClaims, type ClaimNames, type TokenClaims } from '../token/claims.ts';

/** A signed-in user as we keep him: the token, what it says, and until when. */
export interface IdentityUser {
  readonly accessToken: string;
  readonly claims: TokenClaims;
  /** Epoch milliseconds. */
  readonly expiresAt: number;
}

/** The record that the OpenID client stores, as far as we read it. */
const record = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_at: v.optional(v.number()),
  profile: v.optional(v.record(v.string(), v.unknown())),
});

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
  const { access_token: accessToken, expires_at: expiresAt, profile } = result.output;
  const claims = readClaims({ ...profile, ...decodeToken(accessToken) }, names);
  if (!claims) return undefined;
  const end = decodeToken(accessToken)?.['exp'];
  const seconds = typeof end === 'number' ? end : expiresAt;
  return { accessToken, claims, expiresAt: seconds === undefined ? Infinity : seconds * 1000 };
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
