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

test('EXT-11 the status of each of the three services is fetched from its path with the token', async () => {
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

test('EXT-12 a 404 gives the default: needs connection, not in the subscription', async () => {
  const { dispatch, reports } = answering(none(404));
  const { data } = await dispatch(getExternalServiceStatus.initiate('max'));
  expect(data).toEqual({ statusCode: 'NeedsConnection', inSubscription: false });
  expect(reports).toEqual([]);
});

test('a 500 is an error', async () => {
  const { dispatch } = answering(none(500));
  expect((await dispatch(getExternalServiceStatus.initiate('max'))).data).toBeUndefined();
});

test.each([
  ['an empty status', { statusCode: '' }, 'Unknown'],
  ['a number as status', { statusCode: 7 }, 'Unknown'],
  ['an unknown status', { statusCode: 'Dozing' }, 'Unknown'],
  ['no status', {}, undefined],
])('the status of a service with %s is cached separately', async (_what, wire, statusCode) => {
  const { dispatch } = answering(() => json({ ...wire, inSubscription: true }));
  const { data } = await dispatch(getExternalServiceStatus.initiate('tv2play'));
  expect(data?.statusCode).toBe(statusCode);
  expect(data?.inSubscription).toBe(true);
});

test('EXT-06 all fields of a service status are read', async () => {
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

test('a fetched status updates that service in the cached customer only', async () => {
  const wire = customerFixture('Active');
  const { dispatch } = apiUnderTest(
    ({ url }) => json(url.endsWith('/customer') ? wire : { statusCode: 'Completed', inSubscription: true }),
    { tokens: signedIn },
  );
  const connected = async () => (await dispatch(getCustomer.initiate())).data;
  const before = await connected();
  await dispatch(getExternalServiceStatus.initiate('tv2play'));
  expect(await connected()).toEqual({
    ...before,
    externalServicesStatus: {
      ...before?.externalServicesStatus,
      tv2play: { statusCode: 'Completed', inSubscription: true },
    },
  });
});

describe('provisioning TV 2', () => {
  const back = 'https://glimt.test/external-activation-callback';

  test('EXT-13 EXT-14 the redirect URL is fetched with the return URL', async () => {
    const { dispatch, calls } = answering(() => json({ url: 'https://partner.test/tv2' }));
    const { data } = await dispatch(getTv2ProvisioningUrl.initiate(back));
    expect(data).toEqual({ kind: 'url', url: 'https://partner.test/tv2' });
    const requestUrl = new URL(calls[0]?.url ?? '');
    expect(requestUrl.pathname).toBe('/contentprovider/tv2play/continueProvisioningUrl');
    expect([...requestUrl.searchParams]).toEqual([['redirectUrl', back]]);
  });

  test.each([
    [409, 'conflict'],
    [404, 'notFound'],
  ] as const)('the status %i of a provisioning request is a result, not an error', async (status, kind) => {
    const { dispatch, reports } = answering(none(status));
    expect((await dispatch(getTv2ProvisioningUrl.initiate(back))).data).toEqual({ kind });
    expect(reports).toEqual([]);
  });

  test.each([
    ['a 500', none(500)],
    ['no URL', () => json({})],
    ['an empty URL', () => json({ url: '' })],
  ])('a provisioning response with %s is an error', async (_what, answer) => {
    const { dispatch } = answering(answer);
    expect((await dispatch(getTv2ProvisioningUrl.initiate(back))).error).toBeDefined();
  });

  test('EXT-16 provisioning continues with a PUT without a body', async () => {
    const { dispatch, calls } = answering(none(204));
    expect((await dispatch(continueTv2Provisioning.initiate())).error).toBeUndefined();
    expect(calls.map(({ url, method }) => [url, method])).toEqual([
      ['https://gateway.dev.test/contentprovider/tv2play/continueProvisioning', 'PUT'],
    ]);
  });

  test('EXT-15 returns the user at TV 2, or undefined', async () => {
    const user = { userId: 'tv2-77', email: 'ola@kunde.test', statusCode: 'Completed' };
    const connected = answering(() => json(user));
    expect((await connected.dispatch(getTv2User.initiate())).data).toEqual(user);
    expect(connected.calls[0]?.url).toBe('https://gateway.dev.test/contentprovider/tv2play/user');
    expect((await answering(none(404)).dispatch(getTv2User.initiate())).data).toBeNull();
  });
});

test('EXT-17 the activation URL of Max is fetched with a PUT under its older name', async () => {
  const { dispatch, calls } = answering(() => json({ url: 'https://partner.test/max' }));
  expect((await dispatch(makeMaxActivationUrl.initiate())).data).toBe('https://partner.test/max');
  expect(calls.map(({ url, method }) => [url, method])).toEqual([
    ['https://gateway.dev.test/contentprovider/hboMax/activationUrl', 'PUT'],
  ]);
});

test('unknown services in the subscription are reported', async () => {
  const others = async (externalServicesStatus: unknown) => {
    const wire = { ...customerFixture('Active'), externalServicesStatus };
    return (await answering(() => json(wire)).dispatch(getOtherServices.initiate())).data;
  };
  const connected = customerFixture('Active').externalServicesStatus;
  const more = { nattkino: { inSubscription: true }, annen: { inSubscription: false }, rar: 7 };
  expect(await others({ ...connected, ...more })).toEqual(['nattkino']);
  expect(await others('?')).toEqual([]);
});
