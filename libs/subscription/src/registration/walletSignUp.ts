import * as v from 'valibot';
import { storedValue, type KeyValueStorage } from '@tv/browser-storage';
import { customerLinks } from '@tv/routes';

export const storedWalletSignUp = storedValue({
  key: 'wallet-sign-up',
  scope: 'user',
  schema: v.object({ state: v.pipe(v.string(), v.nonEmpty()), productIds: v.array(v.string()) }),
});

export const walletRedirectUrl = (origin: string): string => `${origin}${customerLinks.register()}`;

interface WalletSignUp {
  /** `payment.walletLoginUrl` */
  readonly loginUrl: string;
  readonly origin: string;
  /** Random value that ties the callback to this request. */
  readonly state: string;
  readonly productIds: readonly string[];
}

/** Starts registration by wallet (SIGNUP-02). @returns the URL to redirect to */
export function startWalletSignUp(
  storage: KeyValueStorage,
  { loginUrl, origin, state, productIds }: WalletSignUp,
): string {
  storedWalletSignUp.write(storage, { state, productIds: [...productIds] });
  const url = new URL(loginUrl);
  url.searchParams.set('redirect_uri', walletRedirectUrl(origin));
  url.searchParams.set('response_type', 'code');
  url.searchParams.set('state', state);
  return url.href;
}

export type WalletLoginResult =
  /** Not a callback. */
  | { readonly kind: 'none' }
  /** Cancelled, or not started by this tab. */
  | { readonly kind: 'refused'; readonly productIds: readonly string[] }
  | { readonly kind: 'code'; readonly code: string; readonly productIds: readonly string[] };

export function readWalletLoginResult(storage: KeyValueStorage, search: string): WalletLoginResult {
  const query = new URLSearchParams(search);
  const state = query.get('state');
  const code = query.get('code');
  if (state === null || (code === null && query.get('error') === null)) return { kind: 'none' };
  const known = storedWalletSignUp.read(storage);
  const productIds = known?.productIds ?? [];
  if (code === null || code === '' || known?.state !== state) return { kind: 'refused', productIds };
  return { kind: 'code', code, productIds };
}
