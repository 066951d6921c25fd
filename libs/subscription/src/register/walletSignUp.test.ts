import { expect, test } from 'vitest';
import { createMemoryStorage } from '@tv/config';
import { beginWalletSignUp, endWalletSignUp, readWalletAnswer } from './walletSignUp.ts';

const origin = 'https://tv.test';
const begin = (storage = createMemoryStorage()) => ({
  storage,
  url: new URL(
    beginWalletSignUp(storage, {
      loginUrl: 'https://wallet.test/login?client=tv',
      origin,
      state: 's-1',
      productIds: ['mye', 'max'],
    }),
  ),
});

test('the wallet is told where to return to, and by what its answer is known', () => {
  const { url } = begin();
  expect([url.host, url.pathname, Object.fromEntries(url.searchParams)]).toEqual([
    'wallet.test',
    '/login',
    { client: 'tv', redirect_uri: `${origin}/bli-kunde/registrer`, response_type: 'code', state: 's-1' },
  ]);
});

test('an answer to what this tab began has its code, and the products that were chosen', () => {
  const { storage } = begin();
  expect(readWalletAnswer(storage, '?code=c-1&state=s-1')).toEqual({
    kind: 'code',
    code: 'c-1',
    productIds: ['mye', 'max'],
  });
});

test.each(['?code=c-1&state=s-2', '?code=c-1&state=', '?code=&state=s-1', '?error=access_denied&state=s-1'])(
  '%s is refused, and the choice is kept',
  (search) => {
    const { storage } = begin();
    expect(readWalletAnswer(storage, search)).toEqual({ kind: 'refused', productIds: ['mye', 'max'] });
  },
);

test('what nobody began is refused, also once it is over', () => {
  expect(readWalletAnswer(createMemoryStorage(), '?code=c&state=s-1').kind).toBe('refused');
  const { storage } = begin();
  endWalletSignUp(storage);
  expect(readWalletAnswer(storage, '?code=c&state=s-1').kind).toBe('refused');
});

test.each(['', '?productIds=a', '?code=c-1', '?state=s-1'])('%j comes from no wallet', (search) => {
  expect(readWalletAnswer(createMemoryStorage(), search)).toEqual({ kind: 'none' });
});
