import * as v from 'valibot';

const result = v.object({ otac: v.optional(v.string()), oneTimeCode: v.optional(v.string()) });

/** The one-time code that signs a new customer in; the API has two names for it. */
export function parseOneTimeCode(body: unknown): string {
  const code = v.pipe(
    result,
    v.transform(({ otac, oneTimeCode }) => otac ?? oneTimeCode),
    v.pipe(v.string(), v.nonEmpty()),
  );
  return v.parse(code, body);
}
