import { expect, test } from 'vitest';
import { createMemoryStorage } from '@tv/browser-storage';
import { startWalletSignUp, storedWalletSignUp, readWalletLoginResult } from './walletSignUp.ts';

const origin = 'https://tv.test';
const begin = (storage = createMemoryStorage()) => ({
  storage,
  url: new URL(
    startWalletSignUp(storage, {
      loginUrl: 'https://wallet.test/login?client=tv',
      origin,
      state: 's-1',
      productIds: ['mye', 'max'],
    }),
  ),
});

test('the wallet login URL contains the redirect URL and the state', () => {
  const { url } = begin();
  expect([url.host, url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    'wallet.test',
    '/login',
    { client: 'tv', redirect_uri: `${origin}/bli-kunde/registrer`, response_type: 'code', state: 's-1' },
  ]);
});

test('a wallet callback for this tab has the code and the chosen products', () => {
  const { storage } = begin();
  expect(readWalletLoginResult(storage, '?code=c-1&state=s-1')).toEqual({
    kind: 'code',
    code: 'c-1',
    productIds: ['mye', 'max'],
  });
});

test.each(['?code=c-1&state=s-2', '?code=c-1&state=', '?code=&state=s-1', '?error=access_denied&state=s-1'])(
  'wallet callback %s is refused, and the chosen products are preserved',
  (search) => {
    const { storage } = begin();
    expect(readWalletLoginResult(storage, search)).toEqual({ kind: 'refused', productIds: ['mye', 'max'] });
  },
);

test('a wallet callback without a pending sign-up is refused, also after it has ended', () => {
  expect(readWalletLoginResult(createMemoryStorage(), '?code=c&state=s-1').kind).toBe('refused');
  const { storage } = begin();
  storedWalletSignUp.clear(storage);
  expect(readWalletLoginResult(storage, '?code=c&state=s-1').kind).toBe('refused');
});

test.each(['', '?productIds=a', '?code=c-1', '?state=s-1'])('%j is not a wallet callback', (search) => {
  expect(readWalletLoginResult(createMemoryStorage(), search)).toEqual({ kind: 'none' });
});
