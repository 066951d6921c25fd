import * as v from 'valibot';
import type { KeyValueStorage } from '@tv/config';
import { customerLinks } from '@tv/routes';

/** Session storage key of a sign-up by the wallet that is on its way. */
export const WALLET_SIGN_UP_KEY = 'wallet-sign-up';

const schema = v.object({ state: v.pipe(v.string(), v.nonEmpty()), productIds: v.array(v.string()) });

/** Where the wallet's login returns to. */
export function walletRedirectUrl(origin: string): string {
  return `${origin}${customerLinks.register()}`;
}

/**
 * Begins signing up by the wallet (SIGNUP-02).
 *
 * @param loginUrl  where the wallet signs people in (`payment.walletLoginUrl`)
 * @param state  random, by which the answer is known for the one to this
 * @returns the address to leave for
 */
export function beginWalletSignUp(
  storage: KeyValueStorage,
  {
    loginUrl,
    origin,
    state,
    productIds,
  }: {
    readonly loginUrl: string;
    readonly origin: string;
    readonly state: string;
    readonly productIds: readonly string[];
  },
): string {
  storage.setItem(WALLET_SIGN_UP_KEY, JSON.stringify({ state, productIds }));
  const url = new URL(loginUrl);
  url.searchParams.set('redirect_uri', walletRedirectUrl(origin));
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('state', state);
  return url.href;
}

/** What the wallet's login came back with. */
export type WalletAnswer =
  /** Nobody comes from the wallet. */
  | { readonly kind: 'none' }
  /** It was cancelled, or belongs to something that this tab did not begin: nothing is sent. */
  | { readonly kind: 'refused'; readonly productIds: readonly string[] }
  | { readonly kind: 'code'; readonly code: string; readonly productIds: readonly string[] };

function begun(storage: KeyValueStorage) {
  try {
    return v.parse(schema, JSON.parse(storage.getItem(WALLET_SIGN_UP_KEY) ?? ''));
  } catch {
    return undefined;
  }
}

/** Reads the address that the wallet's login came back to. */
export function readWalletAnswer(storage: KeyValueStorage, search: string): WalletAnswer {
  const query = new URLSearchParams(search);
  const state = query.get('state');
  const code = query.get('code');
  if (state === null || (code === null && query.get('error') === null)) return { kind: 'none' };
  const known = begun(storage);
  const productIds = known?.productIds ?? [];
  if (code === null || code === '' || known?.state !== state) return { kind: 'refused', productIds };
  return { kind: 'code', code, productIds };
}

/** The sign-up by the wallet is over. */
export function endWalletSignUp(storage: KeyValueStorage): void {
  storage.removeItem(WALLET_SIGN_UP_KEY);
}
