import { describe, expect, test } from 'vitest';
import { getCustomer } from '../customer/endpoints.ts';
import { customerFixture } from '../fixtures.ts';
import { apiUnderTest, json, signedIn } from '../testing/apiUnderTest.ts';
import {
  continueTv2Provisioning,
  getExternalServiceStatus,
  getOtherServices,
  getTv2ProvisioningUrl,
  getTv2User,
  makeMaxActivationUrl,
} from './endpoints.ts';

const answering = (answer: () => Response) => apiUnderTest(answer, { tokens: signedIn });
const none = (status: number) => () => new Response(null, { status });

test('EXT-11 each of the three services is asked about at its path, with the token', async () => {
  const { dispatch, calls } = answering(() => json({ statusCode: 'Completed', inSubscription: true }));
  for (const service of ['viaplay', 'tv2play', 'max'] as const) {
    await dispatch(getExternalServiceStatus.initiate(service));
  }
  expect(calls.map(({ url }) => url)).toEqual([
    'https://gateway.dev.test/contentprovider/viaplay',
    'https://gateway.dev.test/contentprovider/tv2play',
    'https://gateway.dev.test/contentprovider/max',
  ]);
  expect(calls.map(({ headers }) => headers.get('authorization'))).toEqual(Array(3).fill('Bearer token-1'));
});

test('EXT-12 a 404 is the default: it needs connection, and is not in the subscription', async () => {
  const { dispatch, reports } = answering(none(404));
  const { data } = await dispatch(getExternalServiceStatus.initiate('max'));
  expect(data).toEqual({ statusCode: 'NeedsConnection', inSubscription: false });
  expect(reports).toEqual([]);
});

test('a 500 is a failure', async () => {
  const { dispatch } = answering(none(500));
  expect((await dispatch(getExternalServiceStatus.initiate('max'))).data).toBeUndefined();
});

test.each([
  ['an empty status', { statusCode: '' }, 'Unknown'],
  ['no text', { statusCode: 7 }, 'Unknown'],
  ['one that we do not know', { statusCode: 'Dozing' }, 'Unknown'],
  ['a missing one', {}, undefined],
])('%s is kept apart', async (_what, wire, statusCode) => {
  const { dispatch } = answering(() => json({ ...wire, inSubscription: true }));
  const { data } = await dispatch(getExternalServiceStatus.initiate('tv2play'));
  expect(data?.statusCode).toBe(statusCode);
  expect(data?.inSubscription).toBe(true);
});

test('EXT-06 all that is known of a service is read', async () => {
  const wire = {
    activationCode: 'VP-4821',
    statusCode: 'NeedsConnection',
    serviceId: 'viaplay',
    activationUrl: 'https://partner.test/viaplay/activate',
    inSubscription: true,
  };
  const { dispatch } = answering(() => json(wire));
  expect((await dispatch(getExternalServiceStatus.initiate('viaplay'))).data).toEqual(wire);
});

test('what is learned of a service is known of the customer, and nothing else is changed', async () => {
  const wire = customerFixture('Active');
  const { dispatch } = apiUnderTest(
    ({ url }) => json(url.endsWith('/customer') ? wire : { statusCode: 'Completed', inSubscription: true }),
    { tokens: signedIn },
  );
  const known = async () => (await dispatch(getCustomer.initiate())).data;
  const before = await known();
  await dispatch(getExternalServiceStatus.initiate('tv2play'));
  expect(await known()).toEqual({
    ...before,
    externalServicesStatus: {
      ...before?.externalServicesStatus,
      tv2play: { statusCode: 'Completed', inSubscription: true },
    },
  });
});

describe('provisioning TV 2', () => {
  const back = 'https://glimt.test/external-activation-callback';

  test('EXT-13 EXT-14 the address to go on at is asked for with the address to come back to', async () => {
    const { dispatch, calls } = answering(() => json({ url: 'https://partner.test/tv2' }));
    const { data } = await dispatch(getTv2ProvisioningUrl.initiate(back));
    expect(data).toEqual({ kind: 'url', url: 'https://partner.test/tv2' });
    const asked = new URL(calls[0]?.url ?? '');
    expect(asked.pathname).toBe('/contentprovider/tv2play/continueProvisioningUrl');
    expect([...asked.searchParams]).toEqual([['redirectUrl', back]]);
  });

  test.each([
    [409, 'conflict'],
    [404, 'notFound'],
  ] as const)('%i is an answer, and no failure', async (status, kind) => {
    const { dispatch, reports } = answering(none(status));
    expect((await dispatch(getTv2ProvisioningUrl.initiate(back))).data).toEqual({ kind });
    expect(reports).toEqual([]);
  });

  test.each([
    ['a 500', none(500)],
    ['an answer without an address', () => json({})],
    ['an empty address', () => json({ url: '' })],
  ])('%s is a failure', async (_what, answer) => {
    const { dispatch } = answering(answer);
    expect((await dispatch(getTv2ProvisioningUrl.initiate(back))).error).toBeDefined();
  });

  test('EXT-16 it goes on by a PUT without a body', async () => {
    const { dispatch, calls } = answering(none(204));
    expect((await dispatch(continueTv2Provisioning.initiate())).error).toBeUndefined();
    expect(calls.map(({ url, method }) => [url, method])).toEqual([
      ['https://gateway.dev.test/contentprovider/tv2play/continueProvisioning', 'PUT'],
    ]);
  });

  test('EXT-15 the user at TV 2, or none', async () => {
    const user = { userId: 'tv2-77', email: 'ola@kunde.test', statusCode: 'Completed' };
    const known = answering(() => json(user));
    expect((await known.dispatch(getTv2User.initiate())).data).toEqual(user);
    expect(known.calls[0]?.url).toBe('https://gateway.dev.test/contentprovider/tv2play/user');
    expect((await answering(none(404)).dispatch(getTv2User.initiate())).data).toBeNull();
  });
});

test('EXT-17 where Max is activated is asked for by a PUT, under its older name', async () => {
  const { dispatch, calls } = answering(() => json({ url: 'https://partner.test/max' }));
  expect((await dispatch(makeMaxActivationUrl.initiate())).data).toBe('https://partner.test/max');
  expect(calls.map(({ url, method }) => [url, method])).toEqual([
    ['https://gateway.dev.test/contentprovider/hboMax/activationUrl', 'PUT'],
  ]);
});

test('services that we do not know are told of where they are in the subscription', async () => {
  const others = async (externalServicesStatus: unknown) => {
    const wire = { ...customerFixture('Active'), externalServicesStatus };
    return (await answering(() => json(wire)).dispatch(getOtherServices.initiate())).data;
  };
  const known = customerFixture('Active').externalServicesStatus;
  const more = { nattkino: { inSubscription: true }, annen: { inSubscription: false }, rar: 7 };
  expect(await others({ ...known, ...more })).toEqual(['nattkino']);
  expect(await others('?')).toEqual([]);
});
