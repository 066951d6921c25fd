import * as v from 'valibot';

/** What a request for a licence shows for itself. */
export interface LicenceCredentials {
  /** The title of the address. */
  readonly titleId: string;
  readonly bearerToken: string | undefined;
  /** From the header `X-Playback-Ticket`, which the playback answer gave out. */
  readonly ticket: string | undefined;
}

/** Who may have a key: the platform's own judgement. */
export type LicenceVerdict = 'allowed' | 'unauthenticated' | 'forbidden';

const licenceRequest = v.object({
  kids: v.pipe(v.array(v.string()), v.minLength(1)),
  type: v.optional(v.string(), 'temporary'),
});

/** The licence as EME's Clear Key defines it: a JSON Web Key set. */
export interface ClearKeyLicence {
  readonly keys: readonly { readonly kty: 'oct'; readonly kid: string; readonly k: string }[];
  readonly type: string;
}

/**
 * Answers a Clear Key licence request.
 *
 * @param body JSON as the browser's decryption module wrote it
 * @param key the key that encrypts the loop, id and value in hexadecimal
 * @returns `undefined` when the request cannot be read or asks for a key we do not have
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
