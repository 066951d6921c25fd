import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';

/** Session storage key (CONF-19). */
export const SIGN_UP_FROM_ASSET_KEY = 'sign-up-from-asset';

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

/** Stores the asset, to return to after the receipt. */
export function writeAsset(storage: KeyValueStorage, asset: SignUpFromAsset): void {
  storage.setItem(SIGN_UP_FROM_ASSET_KEY, JSON.stringify(asset));
}

export function removeAsset(storage: KeyValueStorage): void {
  storage.removeItem(SIGN_UP_FROM_ASSET_KEY);
}

/** The stored asset; undefined if invalid, or if its path leaves the site. */
export function readAsset(storage: KeyValueStorage): SignUpFromAsset | undefined {
  const stored = storage.getItem(SIGN_UP_FROM_ASSET_KEY);
  if (stored === null) return undefined;
  try {
    return v.parse(schema, JSON.parse(stored));
  } catch {
    removeAsset(storage);
    return undefined;
  }
}
