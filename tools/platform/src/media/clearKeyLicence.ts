import * as v from 'valibot';

export interface LicenceCredentials {
  readonly titleId: string;
  readonly bearerToken: string | undefined;
  /** Header `X-Playback-Ticket`, issued in the playback response. */
  readonly ticket: string | undefined;
}

export type LicenceVerdict = 'allowed' | 'unauthenticated' | 'forbidden';

const licenceRequest = v.object({
  kids: v.pipe(v.array(v.string()), v.minLength(1)),
  type: v.optional(v.string(), 'temporary'),
});

/** EME Clear Key licence: a JSON Web Key set. */
export interface ClearKeyLicence {
  readonly keys: readonly { readonly kty: 'oct'; readonly kid: string; readonly k: string }[];
  readonly type: string;
}

/**
 * Answers a Clear Key licence request.
 *
 * @param body JSON from the CDM
 * @param key key id and value of the loop, hexadecimal
 * @returns `undefined` for an invalid request or an unknown key
 */
export function clearKeyLicence(
  body: string,
  key: { readonly id: string; readonly value: string },
): ClearKeyLicence | undefined {
  const parsed = v.safeParse(licenceRequest, parseJson(body));
  if (!parsed.success) return undefined;
  const base64url = (hex: string) => Buffer.from(hex, 'hex').toString('base64url');
  const kid = base64url(key.id);
  if (!parsed.output.kids.includes(kid)) return undefined;
  return { keys: [{ kty: 'oct', kid, k: base64url(key.value) }], type: parsed.output.type };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
