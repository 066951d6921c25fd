import * as v from 'valibot';
import type { RuntimeConfig } from '@tv/config';
import type { UserData } from '../currentUser/currentUser.ts';

/** Claims that we read from a token (AUTH-46). Three claim names are configured. */
export interface TokenClaims {
  readonly sub: string;
  readonly email: string;
  /** Epoch seconds. */
  readonly exp: number | undefined;
  /** Customers only (AUTH-49). */
  readonly customerNumber: string | undefined;
  readonly cid: string;
  readonly entitlements: readonly string[];
}

export type ClaimNames = RuntimeConfig['identity']['claims'];

const readText = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' ? String(value) : undefined;
};

/** Reads a list claim: an array or a single value. */
const readTextList = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(readText).filter((item) => item !== undefined);

const payload = v.record(v.string(), v.unknown());

/** Decodes a JWT payload without verification; the server authorizes. */
export function decodeToken(token: string): Readonly<Record<string, unknown>> | undefined {
  const [, body] = token.split('.');
  if (body === undefined) return undefined;
  try {
    const bytes = Uint8Array.from(atob(body.replaceAll('-', '+').replaceAll('_', '/')), (character) =>
      character.charCodeAt(0),
    );
    const result = v.safeParse(payload, JSON.parse(new TextDecoder().decode(bytes)));
    return result.success ? result.output : undefined;
  } catch {
    return undefined;
  }
}

/** Reads the claims; undefined without a subject. */
export function readClaims(
  claims: Readonly<Record<string, unknown>>,
  names: ClaimNames,
): TokenClaims | undefined {
  const sub = readText(claims['sub']);
  if (sub === undefined) return undefined;
  const exp = claims['exp'];
  return {
    sub,
    email: readText(claims['email']) ?? '',
    exp: typeof exp === 'number' && Number.isFinite(exp) ? exp : undefined,
    customerNumber: readText(claims[names.customerNumber]),
    cid: readText(claims[names.cid]) ?? '',
    entitlements: readTextList(claims[names.entitlements]),
  };
}

/** Returns whether the token has a customer number (AUTH-49). */
export function isCustomer(claims: TokenClaims): boolean {
  return claims.customerNumber !== undefined;
}

/** Returns the claims for the rest of the app (AUTH-47). */
export function toUserData({ sub, email, cid, entitlements }: TokenClaims): UserData {
  return { userId: sub, email, cid, entitlements };
}
