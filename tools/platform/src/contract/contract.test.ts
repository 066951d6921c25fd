import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchemaCheck, listOperations, type Operation } from '@tv/api-client/contract';
import { EXAMPLES_NOW } from '@tv/api-client/contract/examples';
import { testBrowser } from '../testing/testBrowser.ts';
import { appHeaders, call, testPlatform, type Answer, type TestPlatform } from '../testing/testPlatform.ts';

const operations = listOperations().filter(({ host }) => host === 'api');
const check = createSchemaCheck();

/** Operations with another status for a new customer than the contract's first. */
const otherStatus: Readonly<Record<string, number>> = {
  getActiveVoucherInfo: 404,
  // TV 2 Play is already connected.
  getTv2ProvisioningUrl: 409,
  validatePin: 400,
  // The first example cancels the subscription, so later calls use another customer.
  registerWalletCustomer: 400,
  getWalletAgreement: 404,
  // The example's id does not exist; `invoice.test.ts` uses a real one.
  getInvoice: 404,
  pollWalletPayment: 404,
  cancelWalletPayment: 404,
};

/** Example ids that differ on the platform. */
const otherExample: Readonly<Record<string, string>> = { getSwimlane: 'start-hero' };

/** Calls an operation with the contract's examples. */
async function callByExample(
  { addresses }: TestPlatform,
  operation: Operation,
  token: string,
): Promise<Answer> {
  const { parameters, requestBody } = operation;
  const by = (location: string) =>
    parameters.filter((parameter) => parameter.in === location && parameter.example !== undefined);
  const path = by('path').reduce(
    (filled, { name, example }) =>
      filled.replace(`{${name}}`, encodeURIComponent(otherExample[operation.operationId] ?? String(example))),
    operation.path,
  );
  const query = new URLSearchParams(
    by('query').flatMap(({ name, example }) =>
      [example].flat().map((value) => [name, String(value)] as [string, string]),
    ),
  );
  const headers = Object.fromEntries(
    by('header').map(({ name, example }) => [name.replace('{brand}', 'Glimt'), String(example)]),
  );
  const media = requestBody?.content['application/json'];
  const body = media?.example ?? Object.values(media?.examples ?? {})[0]?.value;
  return call(`${addresses.api}${path}?${query.toString()}`, {
    method: operation.method.toUpperCase(),
    headers: { ...headers, authorization: `Bearer ${token}` },
    body,
  });
}

describe('contract examples', () => {
  let platform: TestPlatform;
  let token: string;
  let end: () => Promise<void>;
  beforeAll(async () => {
    platform = await testPlatform((ending) => (end = ending));
    // The guide covers a week.
    await platform.console.setClock(EXAMPLES_NOW);
    token = (await testBrowser(platform).tokensOf('active@kunde.test')).access_token;
  });
  afterAll(() => end());

  test.each(operations.map((operation) => [operation.operationId, operation] as const))(
    '%s conforms to the contract',
    async (operationId, operation) => {
      const answer = await callByExample(platform, operation, token);
      const wanted = otherStatus[operationId] ?? Number(Object.keys(operation.responses)[0]);
      expect(answer.status, answer.text).toBe(wanted);
      const schema = operation.responses[String(wanted)]?.content?.['application/json']?.schema;
      if (schema) expect(check(schema, answer.json())).toEqual([]);
      else expect(answer.text).toBe('');
      expect((await platform.console.state()).drift).toEqual([]);
    },
  );
});

test('every page, swimlane and linked title conforms to the contract', async () => {
  const platform = await testPlatform();
  const { api } = platform.addresses;
  const { access_token } = await testBrowser(platform).tokensOf('active@kunde.test');
  const headers = { ...appHeaders, 'accept-model-version': '2.0', authorization: `Bearer ${access_token}` };
  const get = async (address: string) => {
    const answer = await call(address, { headers });
    expect(answer.status, address).toBe(200);
    return answer.json();
  };
  const pages = (await get(`${api}/content-layout/pages`)) as { slug: string }[];
  expect(pages.length).toBeGreaterThan(5);
  const lanes = new Set<string>();
  for (const { slug } of pages) {
    const { swimlanes } = (await get(`${api}/content-layout/pages/${slug}`)) as {
      swimlanes: { link?: string; config?: { link?: string } }[];
    };
    for (const { link, config } of swimlanes) lanes.add(link ?? config?.link ?? '');
  }
  expect(lanes.size).toBeGreaterThan(20);
  const titles = new Set<string>();
  for (const link of lanes) {
    const items = (await get(link)) as Record<string, Record<string, { details?: { id: string } }>>[];
    for (const item of items.slice(0, 3)) {
      const card = (item['card'] ?? item) as { links?: { details?: { id: string } } };
      if (card.links?.details) titles.add(card.links.details.id);
    }
  }
  expect(titles.size).toBeGreaterThan(30);
  for (const id of titles) await get(`${api}/content-search/title/${encodeURIComponent(id)}`);
  expect((await platform.console.state()).drift).toEqual([]);
});

test('every operation with a required token responds 401 without a token', async () => {
  const platform = await testPlatform();
  const guarded = operations.filter(({ token }) => token === 'required');
  expect(guarded.length).toBeGreaterThan(30);
  for (const operation of guarded) {
    const answer = await callByExample(platform, operation, 'no-token-of-ours');
    expect(answer.status, operation.operationId).toBe(401);
  }
});

test('a request that violates the contract is rejected with the reason', async () => {
  const platform = await testPlatform();
  const { api } = platform.addresses;
  const { access_token } = await testBrowser(platform).tokensOf('active@kunde.test');
  const signedIn = { ...appHeaders, authorization: `Bearer ${access_token}` };
  const reason = async (path: string, options: Parameters<typeof call>[1]) => {
    const answer = await call(`${api}${path}`, options);
    expect(answer.status).toBe(400);
    return (answer.json() as { message: string }).message;
  };
  expect(await reason('/gateway/settings', {})).toContain('X-{brand}-Application is missing');
  expect(
    await reason('/gateway/settings', { headers: { ...appHeaders, 'X-Glimt-AppSessionId': 'no-uuid' } }),
  ).toContain('X-{brand}-AppSessionId');
  const pin = { method: 'POST', headers: { ...signedIn, 'accept-modal-version': '2.0' } };
  expect(await reason('/gateway/pin/validate', { ...pin, body: { pin: 1234 } })).toContain(
    '/pin must be string',
  );
  expect(await reason('/gateway/pin/validate', pin)).toContain('the body is missing');
  expect(await reason('/gateway/pin/validate', { ...pin, body: '{"pin":' })).toContain('no JSON');
  expect(
    await reason('/gateway/pin/validate', { method: 'POST', headers: signedIn, body: { pin: '1234' } }),
  ).toContain('accept-modal-version is missing');
});

test('an unknown path responds 404, and an unknown host is explained', async () => {
  const { addresses } = await testPlatform();
  expect((await call(`${addresses.api}/gateway/nothing`)).status).toBe(404);
  expect((await call(addresses.api, { headers: { host: 'nobody.localhost' } })).status).toBe(421);
});

test('only brands may read responses and preflights', async () => {
  const { addresses } = await testPlatform();
  const preflight = (origin: string) =>
    call(`${addresses.api}/gateway/customer`, {
      method: 'OPTIONS',
      headers: {
        origin,
        'access-control-request-method': 'GET',
        'access-control-request-headers': 'authorization,x-glimt-application',
      },
    });
  for (const origin of Object.values(addresses.brands)) {
    const { status, headers } = await preflight(origin);
    expect(status).toBe(204);
    expect(headers).toMatchObject({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': 'authorization,x-glimt-application',
      'access-control-max-age': '7200',
    });
    const answer = await call(`${addresses.api}/gateway/settings`, { headers: { ...appHeaders, origin } });
    expect(answer.headers['access-control-allow-origin']).toBe(origin);
    expect(answer.headers['access-control-expose-headers']).toContain('Date');
  }
  expect((await preflight('http://evil.localhost')).headers['access-control-allow-origin']).toBeUndefined();
});
