import { describe, expect, test } from 'vitest';
import type { BillingProvider, SubscriptionState } from '@tv/api-client';
import { customerFixture, parsed, parseUserInfo } from '@tv/api-client/fixtures';
import { runAfterLogin } from './afterLogin.ts';

interface Case {
  readonly state?: SubscriptionState;
  readonly provider?: BillingProvider;
  readonly isDeleted?: boolean;
  readonly pathname?: string;
}

/** What was asked and done, in order. */
async function run({ state = 'Active', provider = 'Card', isDeleted = false, pathname = '/' }: Case) {
  const done: string[] = [];
  const told = <Value>(what: string, value: Value) => {
    done.push(what);
    return Promise.resolve(value);
  };
  await runAfterLogin({
    pathname,
    userInfo: () => told('userInfo', parsed(parseUserInfo, customerFixture(state))),
    billingProvider: () => told('billingProvider', provider),
    isDeleted: () => told('isDeleted', isDeleted),
    goTo: (path) => void done.push(decodeURI(path)),
    logOut: () => void done.push('logOut'),
  });
  return done;
}

const PURCHASE = '/min-konto/kjøp?productIds=mye&productIds=max-ultimate';

describe('after a login', () => {
  test('SUB-24 the steps are taken in their order', async () => {
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

  test('a customer in good standing is left where he is', async () => {
    expect(await run({})).toEqual(['userInfo', 'isDeleted']);
  });

  test('SUB-17 a failed payment leads to the subscription', async () => {
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
  ])('SUB-18 but not from %s', async (pathname) => {
    expect(await run({ state: 'PaymentFailed', pathname })).not.toContain('/abonnement');
  });

  test('SUB-19 what was chosen and not paid leads on to paying', async () => {
    expect(await run({ state: 'PendingPaymentInfo' })).toContain(PURCHASE);
    expect(await run({ state: 'PendingPaymentInfo', pathname: '/min-konto/kjøp' })).not.toContain(PURCHASE);
  });

  test('SUB-20 a payment by wallet that may be half done leads to where it is asked for', async () => {
    expect(await run({ state: 'PaymentInProgress', provider: 'Vipps' })).toContain('/payment/vipps');
    expect(await run({ state: 'PaymentInProgress', provider: 'Card' })).not.toContain('/payment/vipps');
    expect(await run({ state: 'Active', provider: 'Vipps' })).not.toContain('/payment/vipps');
  });

  test('SUB-21 whether the account is deleted is not asked on a return page', async () => {
    expect(await run({ pathname: '/payment/vipps' })).toEqual(['userInfo']);
    expect(await run({ pathname: '/external-activation-callback' })).toEqual(['userInfo']);
  });
});
