import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';

/** Session storage key (CONF-19). */
export const SIGN_UP_FROM_ASSET_KEY = 'sign-up-from-asset';

const schema = v.object({
  name: v.string(),
  /** Address of a picture, which the service has answered and its parser has let through. */
  image: v.optional(v.string()),
  genres: v.optional(v.array(v.string()), []),
  recommendedPackageId: v.optional(v.string()),
  /** Who has it, by name. */
  provider: v.optional(v.string()),
  /** Where it is watched, once one may: a path of ours. */
  path: v.pipe(v.string(), v.regex(/^\/(?![/\\])/)),
});

/** What somebody wanted to watch when he was led to the packages (SIGNUP-15). */
export type SignUpFromAsset = v.InferOutput<typeof schema>;

/** Keeps it for as long as the tab lives, so that one is led back to it after the receipt. */
export function keepAsset(storage: KeyValueStorage, asset: SignUpFromAsset): void {
  storage.setItem(SIGN_UP_FROM_ASSET_KEY, JSON.stringify(asset));
}

export function forgetAsset(storage: KeyValueStorage): void {
  storage.removeItem(SIGN_UP_FROM_ASSET_KEY);
}

/** What is kept; nothing where it cannot be read, or would lead off our site. */
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
