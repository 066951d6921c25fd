import * as v from 'valibot';
import { storedValue } from '@tv/browser-storage';

const schema = v.object({
  name: v.string(),
  /** Already validated. */
  image: v.optional(v.string()),
  genres: v.optional(v.array(v.string()), []),
  recommendedPackageId: v.optional(v.string()),
  provider: v.optional(v.string()),
  /** Watch path in this app. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});

/** Asset that led to the sign-up (SIGNUP-15). */
export type SignUpFromAsset = v.InferOutput<typeof schema>;

/** During choice, registration and payment, to return to after the receipt (CONF-19). */
export const storedSignUpAsset = storedValue({ key: 'sign-up-from-asset', scope: 'user', schema });
