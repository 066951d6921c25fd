import * as v from 'valibot';
import type { RuntimeConfig } from '@tv/config';
import type { UserData } from '../viewer/viewer.ts';

/** What we read of a token (AUTH-46). The names of three of the claims are configuration. */
export interface TokenClaims {
  readonly sub: string;
  readonly email: string;
  /** Epoch seconds; missing where the token does not tell. */
  readonly exp: number | undefined;
  /** Only a customer's token carries one (AUTH-49). */
  readonly customerNumber: string | undefined;
  readonly cid: string;
  readonly entitlements: readonly string[];
}

export type ClaimNames = RuntimeConfig['identity']['claims'];

const text = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value === '' ? undefined : value;
  return typeof value === 'number' ? String(value) : undefined;
};

/** A list claim is an array, or one bare value when there is just one. */
const texts = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).map(text).filter((one) => one !== undefined);

const payload = v.record(v.string(), v.unknown());

/** The payload of a JSON Web Token, unverified: who may do what is the server's to decide. */
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

/** Reads the claims of a payload; undefined when it does not even say whom it speaks of. */
export function readClaims(
  claims: Readonly<Record<string, unknown>>,
  names: ClaimNames,
): TokenClaims | undefined {
  const sub = text(claims['sub']);
  if (sub === undefined) return undefined;
  const exp = claims['exp'];
  return {
    sub,
    email: text(claims['email']) ?? '',
    exp: typeof exp === 'number' && Number.isFinite(exp) ? exp : undefined,
    customerNumber: text(claims[names.customerNumber]),
    cid: text(claims[names.cid]) ?? '',
    entitlements: texts(claims[names.entitlements]),
  };
}

/** Whether a token speaks for a customer: it carries a customer number (AUTH-49). */
export function isCustomer(claims: TokenClaims): boolean {
  return claims.customerNumber !== undefined;
}

/** What the rest of the code may know of the person (AUTH-47). */
export function userDataOf({ sub, email, cid, entitlements }: TokenClaims): UserData {
  return { userId: sub, email, cid, entitlements };
}
