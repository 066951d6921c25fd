import { describe, expect, test } from 'vitest';
import { customerFixture, parsed, parseUserInfo } from '../fixtures.ts';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';
import { completeMax, getCustomer } from './endpoints.ts';

test('ACCT-01 the customer is fetched from the gateway with the token', async () => {
  const { dispatch, calls } = apiUnderTest(() => json(customerFixture('Active')), { tokens: signedIn });
  await dispatch(getCustomer.initiate());
  expect(calls.map(({ url, headers }) => [url, headers.get('authorization')])).toEqual([
    ['https://gateway.dev.test/customer', 'Bearer token-1'],
  ]);
});

test('ACCT-02 ACCT-03 ACCT-04 user info has the id, personalia and analytics', () => {
  const { userId, personalia, analytics } = parsed(parseUserInfo, customerFixture('Active'));
  expect(userId).toBe('u-1001');
  expect(personalia).toEqual({
    firstName: 'Kari',
    lastName: 'Nordmann',
    email: 'kari@kunde.test',
    phoneNumber: '4791234567',
    createdDate: Date.parse('2025-03-14T09:30:00Z'),
  });
  expect(Object.keys(analytics ?? {})).toEqual(['emailSha256', 'emailMd5', 'phoneSha256']);
});

test('SUB-09 SUB-10 SUB-11 user info has the subscribed package, the trial and a pending downgrade', () => {
  const wire = { ...customerFixture('PendingCancellation'), pendingDowngradeToPackageId: 'pakke-mini' };
  const user = parsed(parseUserInfo, { ...wire, isInTrialPeriod: true });
  expect(user.subscribedPackage).toEqual({
    id: 'pakke-familie',
    state: 'PendingCancellation',
    hasAccessToContent: false,
    nextPaymentDate: Date.parse('2026-12-14T00:00:00Z'),
    selectedProductIds: ['mye', 'max-ultimate'],
  });
  expect([user.isInTrialPeriod, user.pendingDowngradeToPackageId]).toEqual([true, 'pakke-mini']);
});

test('an unknown subscription state is undefined, and the customer is read', () => {
  const wire = customerFixture('Active');
  const user = parsed(parseUserInfo, {
    ...wire,
    subscribedPackage: { ...wire.subscribedPackage, state: 'Frozen' },
  });
  expect(user.subscribedPackage?.state).toBeUndefined();
  expect(user.subscribedPackage?.hasAccessToContent).toBe(true);
});

test('EXT-04 EXT-05 EXT-06 PAY-11 user info has the service statuses and the billing provider', () => {
  const user = parsed(parseUserInfo, customerFixture('Active'));
  expect(Object.keys(user.externalServicesStatus ?? {})).toEqual(['viaplay', 'tv2play', 'max', 'nrk']);
  expect(user.externalServicesStatus?.max).toEqual({
    statusCode: 'NeedsConnection',
    serviceId: 'max',
    activationUrl: 'https://partner.test/max/activate',
    inSubscription: true,
  });
  expect(user.externalServicesStatus?.viaplay).toEqual({
    activationCode: 'VP-4821',
    statusCode: 'NeedsConnection',
    inSubscription: false,
  });
  expect(user.internalServicesStatus).toEqual({
    skyShowtime: { inSubscription: true },
    nordiskFilm: { inSubscription: false },
  });
  expect(user.billingProvider).toBe('Card');
});

test('EXT-06 a service has an activation code, besides status, id, URL and subscription', () => {
  const viaplay = {
    activationCode: 'VIA-1234',
    statusCode: 'NeedsConnection',
    serviceId: 'viaplay',
    activationUrl: 'https://partner.test/viaplay/activate',
    inSubscription: true,
  };
  const user = parsed(parseUserInfo, { ...customerFixture('Active'), externalServicesStatus: { viaplay } });
  expect(user.externalServicesStatus?.viaplay).toEqual(viaplay);
});

test('EXT-08 NeedsToCancelTv2PlaySubscription is read as the general code', () => {
  const { externalServicesStatus } = parsed(parseUserInfo, customerFixture('Active'));
  expect(externalServicesStatus?.tv2play?.statusCode).toBe('NeedsToCancelExternalServiceSubscription');
});

test('the older name of Max is used if the newer one is missing', () => {
  const status = { statusCode: 'Completed', inSubscription: true };
  const maxOf = (externalServicesStatus: object) =>
    parsed(parseUserInfo, { ...customerFixture('Active'), externalServicesStatus }).externalServicesStatus
      ?.max;
  expect(maxOf({ hboMax: status })).toEqual(status);
  expect(maxOf({ hboMax: status, max: { statusCode: 'Connected' } })?.statusCode).toBe('Connected');
});

test.each([
  [
    'next payment date',
    { subscribedPackage: { id: 'mye', state: 'Active', nextPaymentDate: '9999-12-31T00:00:00Z' } },
  ],
  ['billing provider', { billingProvider: 'Coins' }],
  ['created date', { personalia: { firstName: 'Kari', createdDate: '0001-01-01T00:00:00Z' } }],
])('a customer with an unreadable %s is read', async (_what, change) => {
  const { dispatch, reports } = apiUnderTest(() => json({ ...customerFixture('Active'), ...change }), {
    tokens: signedIn,
  });
  const { data } = await dispatch(getCustomer.initiate());
  expect(data?.userId).toBe(customerFixture('Active').userId);
  expect(reports).toHaveLength(1);
});

test('SOCK-13 activated Max is completed in the cached customer, and nothing else changes', async () => {
  const { dispatch } = apiUnderTest(() => json(customerFixture('Active')), { tokens: signedIn });
  dispatch(completeMax());
  const getCachedCustomer = async () => (await dispatch(getCustomer.initiate())).data;
  const before = await getCachedCustomer();
  expect(before?.externalServicesStatus?.max?.statusCode).toBe('NeedsConnection');
  dispatch(completeMax());
  const max = { ...before?.externalServicesStatus?.max, statusCode: 'Completed' };
  expect(await getCachedCustomer()).toEqual({
    ...before,
    externalServicesStatus: { ...before?.externalServicesStatus, max },
  });
});

describe('a customer requires an id only', () => {
  const { userId, ...rest } = customerFixture('Active');
  const broken: unknown[] = ['?', 7, true, [], [null], {}, { statusCode: {} }, { id: 3 }];
  const cases = Object.keys(rest).flatMap((field) => broken.map((value) => [field, value] as const));

  test.each(cases)('a customer with %s = %j is read', async (field, value) => {
    const { dispatch } = apiUnderTest(() => json({ userId, ...rest, [field]: value }), { tokens: signedIn });
    expect((await dispatch(getCustomer.initiate())).data?.userId).toBe(userId);
  });

  test.each(Object.keys(rest.subscribedPackage ?? {}))(
    'a customer with any value for %s of the package is read',
    async (field) => {
      for (const value of broken) {
        const subscribedPackage = { ...rest.subscribedPackage, [field]: value };
        const { dispatch } = apiUnderTest(() => json({ userId, subscribedPackage }), { tokens: signedIn });
        expect((await dispatch(getCustomer.initiate())).data?.userId).toBe(userId);
      }
    },
  );

  test('a customer without an id is an error', async () => {
    const { dispatch } = apiUnderTest(() => json(rest), { tokens: signedIn });
    expect((await dispatch(getCustomer.initiate())).data).toBeUndefined();
  });
});
