import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerOf, type TestCustomer } from '../testing/testCustomer.ts';
import { appHeaders, call, testPlatform, type Answer, type TestPlatform } from '../testing/testPlatform.ts';

let platform: TestPlatform;
let customer: TestCustomer;
let end: () => Promise<void>;
beforeAll(async () => {
  platform = await testPlatform((ending) => (end = ending));
  customer = await customerOf(platform, 'services@kunde.test');
});
afterAll(() => end());

interface Status {
  readonly statusCode?: string;
  readonly activationCode?: string;
  readonly activationUrl?: string;
}

const statusOf = async (service: string) =>
  (await customer.get(`/contentprovider/${service}`)).json() as Status;
const back = () => `${platform.addresses.brands['brand-a'] ?? ''}/external-activation-callback`;
const askUrl = (redirectUrl: string) =>
  customer.get(
    `/contentprovider/tv2play/continueProvisioningUrl?${new URLSearchParams({ redirectUrl }).toString()}`,
  );
const put = (path: string) =>
  call(`${platform.addresses.api}/gateway/contentprovider/${path}`, {
    method: 'PUT',
    headers: { ...appHeaders, authorization: `Bearer ${customer.token}` },
  });
const press = (address: string, fields: Record<string, string> = {}) =>
  call(address, { method: 'POST', body: new URLSearchParams(fields) });
const urlOf = (answer: Answer) => (answer.json() as { url: string }).url;
const noDrift = async () => expect((await platform.console.state()).drift).toEqual([]);

test('connecting TV 2 redirects back as connected, and completes later', async () => {
  const url = urlOf(await askUrl(back()));
  expect(url).toContain(`${platform.addresses.partner}/tv2play/links/`);
  expect((await call(url)).text).toContain('services@kunde.test');
  expect((await customer.get('/contentprovider/tv2play/user')).status).toBe(404);
  const answer = await press(`${url}/connect`);
  expect([answer.status, answer.headers.location]).toEqual([303, back()]);
  expect((await statusOf('tv2play')).statusCode).toBe('Connected');
  expect((await askUrl(back())).status).toBe(409);
  await platform.console.shiftClock(3000);
  expect((await statusOf('tv2play')).statusCode).toBe('Completed');
  expect((await customer.get('/contentprovider/tv2play/user')).json()).toMatchObject({
    email: 'services@kunde.test',
    statusCode: 'Completed',
  });
  await press(`${url}/status`, { status: 'NeedsConnection' });
  await platform.console.resetClock();
  await noDrift();
});

test('refusing changes nothing, and every status can be set', async () => {
  const url = urlOf(await askUrl(back()));
  await press(`${url}/refuse`);
  expect((await statusOf('tv2play')).statusCode).toBe('NeedsConnection');
  for (const status of ['NeedsToSetPassword', 'NeedsToCancelTv2PlaySubscription', '']) {
    await press(`${url}/status`, { status });
    expect((await statusOf('tv2play')).statusCode).toBe(status);
  }
  await press(`${url}/status`, { status: 'Missing' });
  expect(await statusOf('tv2play')).not.toHaveProperty('statusCode');
  expect((await put('tv2play/continueProvisioning')).status).toBe(204);
  expect((await statusOf('tv2play')).statusCode).toBe('Connected');
  await press(`${url}/status`, { status: 'NeedsConnection' });
  await noDrift();
});

test('a return URL outside the brands is refused', async () => {
  expect((await askUrl('http://evil.test/external-activation-callback')).status).toBe(400);
  expect((await call(`${platform.addresses.partner}/max/links/nobody`)).status).toBe(404);
});

test('Viaplay accepts the activation code of the customer, and no other', async () => {
  const { activationCode = '', activationUrl = '' } = await statusOf('viaplay');
  expect((await press(activationUrl, { code: 'VP-1' })).status).toBe(400);
  const { headers } = await press(activationUrl, { code: activationCode });
  await press(`${platform.addresses.partner}${headers.location ?? ''}/connect`);
  expect((await statusOf('viaplay')).statusCode).toBe('Completed');
  await noDrift();
});

test('Max is completed at once', async () => {
  const url = urlOf(await put('hboMax/activationUrl'));
  const { headers } = await press(`${url}/connect`);
  expect(headers.location).toBe('/max/done');
  expect(await statusOf('max')).toEqual({ statusCode: 'Completed', serviceId: 'max', inSubscription: true });
  const { externalServicesStatus } = (await customer.get('/customer')).json() as {
    externalServicesStatus: Record<string, Status>;
  };
  expect(externalServicesStatus['max']?.statusCode).toBe('Completed');
  await noDrift();
});
