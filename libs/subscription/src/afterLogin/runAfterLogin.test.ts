import { describe, expect, test } from 'vitest';
import type { BillingProvider, SubscriptionState } from '@tv/api-client';
import { customerFixture, parsed, parseUserInfo } from '@tv/api-client/fixtures';
import { runAfterLogin } from './runAfterLogin.ts';

interface Case {
  readonly state?: SubscriptionState;
  readonly provider?: BillingProvider;
  readonly isDeleted?: boolean;
  readonly pathname?: string;
}

/** Returns the calls in order. */
async function run({ state = 'Active', provider = 'Card', isDeleted = false, pathname = '/' }: Case) {
  const calls: string[] = [];
  const call = <Value>(what: string, value: Value) => {
    calls.push(what);
    return Promise.resolve(value);
  };
  await runAfterLogin({
    pathname,
    fetchUserInfo: () => call('userInfo', parsed(parseUserInfo, customerFixture(state))),
    fetchBillingProvider: () => call('billingProvider', provider),
    isAccountDeleted: () => call('isDeleted', isDeleted),
    redirectTo: (path) => void calls.push(decodeURI(path)),
    logOut: () => void calls.push('logOut'),
  });
  return calls;
}

const PURCHASE = '/min-konto/kjøp?productIds=mye&productIds=max-ultimate';

describe('runAfterLogin', () => {
  test('SUB-24 runs the steps in order', async () => {
    const all = { provider: 'Vipps', isDeleted: true } as const;
    expect(await run({ ...all, state: 'PendingPaymentInfo' })).toEqual([
      'userInfo',
      PURCHASE,
      'billingProvider',
      '/payment/vipps',
      'isDeleted',
      'logOut',
    ]);
    expect(await run({ ...all, state: 'PaymentFailed' })).toEqual([
      'userInfo',
      '/abonnement',
      'isDeleted',
      'logOut',
    ]);
  });

  test('does not redirect a customer with a working subscription', async () => {
    expect(await run({})).toEqual(['userInfo', 'isDeleted']);
  });

  test('SUB-17 redirects a failed payment to the subscription page', async () => {
    expect(await run({ state: 'PaymentFailed' })).toContain('/abonnement');
  });

  test.each([
    '/passord/reset',
    '/telefon',
    '/epost',
    '/payment/vipps',
    '/external-activation-callback',
    '/min-konto/fortsett',
    '/min-konto/kj%C3%B8p',
    '/payment-method',
    '/betaling/endre',
    '/abonnement',
  ])('SUB-18 does not redirect a failed payment from %s', async (pathname) => {
    expect(await run({ state: 'PaymentFailed', pathname })).not.toContain('/abonnement');
  });

  test('SUB-19 redirects an unpaid purchase to payment', async () => {
    expect(await run({ state: 'PendingPaymentInfo' })).toContain(PURCHASE);
    expect(await run({ state: 'PendingPaymentInfo', pathname: '/min-konto/kjøp' })).not.toContain(PURCHASE);
  });

  test('SUB-20 redirects an unfinished wallet payment to its return page', async () => {
    expect(await run({ state: 'PaymentInProgress', provider: 'Vipps' })).toContain('/payment/vipps');
    expect(await run({ state: 'PaymentInProgress', provider: 'Card' })).not.toContain('/payment/vipps');
    expect(await run({ state: 'Active', provider: 'Vipps' })).not.toContain('/payment/vipps');
  });

  test('SUB-21 does not check for a deleted account on a return page', async () => {
    expect(await run({ pathname: '/payment/vipps' })).toEqual(['userInfo']);
    expect(await run({ pathname: '/external-activation-callback' })).toEqual(['userInfo']);
  });
});
