import * as v from 'valibot';
import { decodeToken, readClaims, type ClaimNames, type TokenClaims } from '../token/claims.ts';

/** A signed-in user. Times in epoch milliseconds. */
export interface IdentityUser {
  readonly accessToken: string;
  readonly claims: TokenClaims;
  readonly expiresAt: number;
  /** The token's `iat`, by the server's clock. */
  readonly issuedAt: number | undefined;
  readonly refreshToken: string | undefined;
}

/** The fields we read of oidc-client-ts's record. */
const record = v.object({
  access_token: v.pipe(v.string(), v.minLength(1)),
  expires_at: v.optional(v.number()),
  refresh_token: v.fallback(v.optional(v.string()), undefined),
  profile: v.optional(v.record(v.string(), v.unknown())),
});

const toMilliseconds = (seconds: unknown): number | undefined =>
  typeof seconds === 'number' ? seconds * 1000 : undefined;

/**
 * Reads a user record; undefined if invalid. Access token claims override id token claims. Prefers `exp`:
 * `expires_at` comes from the browser's clock.
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
    expiresAt: toMilliseconds(payload?.['exp']) ?? toMilliseconds(expiresAt) ?? Infinity,
    issuedAt: toMilliseconds(payload?.['iat']),
    refreshToken,
  };
}

/** Reads a stored record; undefined if missing or invalid. */
export function readStoredUser(text: string | null, names: ClaimNames): IdentityUser | undefined {
  if (text === null) return undefined;
  try {
    return readUser(JSON.parse(text), names);
  } catch {
    return undefined;
  }
}
