import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';

/** Session storage key (CONF-19). */
export const SIGN_UP_FROM_ASSET_KEY = 'sign-up-from-asset';

const schema = v.object({
  name: v.string(),
  /** Image URL, already validated. */
  image: v.optional(v.string()),
  genres: v.optional(v.array(v.string()), []),
  recommendedPackageId: v.optional(v.string()),
  /** Name of the provider. */
  provider: v.optional(v.string()),
  /** Path in this app where it plays. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});

/** Asset that led the user to sign up (SIGNUP-15). */
export type SignUpFromAsset = v.InferOutput<typeof schema>;

/** Stores the asset for the life of the tab, to return to after the receipt. */
export function keepAsset(storage: KeyValueStorage, asset: SignUpFromAsset): void {
  storage.setItem(SIGN_UP_FROM_ASSET_KEY, JSON.stringify(asset));
}

export function forgetAsset(storage: KeyValueStorage): void {
  storage.removeItem(SIGN_UP_FROM_ASSET_KEY);
}

/** The stored asset; undefined if it cannot be read or its path leaves the site. */
export function keptAsset(storage: KeyValueStorage): SignUpFromAsset | undefined {
  const stored = storage.getItem(SIGN_UP_FROM_ASSET_KEY);
  if (stored === null) return undefined;
  try {
    return v.parse(schema, JSON.parse(stored));
  } catch {
    forgetAsset(storage);
    return undefined;
  }
}
