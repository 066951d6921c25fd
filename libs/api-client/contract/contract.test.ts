import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createSchemaCheck, listOperations } from './contract.ts';
import type { MediaType } from './contract.ts';
import { generateTypes, generatedFile } from './generate.ts';

const operations = listOperations();
const check = createSchemaCheck();

/** Returns every example of a body, with a name for messages. */
function examplesOf(name: string, content: Readonly<Record<string, MediaType>> = {}) {
  return Object.entries(content).flatMap(([type, media]) => {
    const named = Object.entries(media.examples ?? {}).map(([key, { value }]) => [key, value] as const);
    const all = media.example === undefined ? named : [['example', media.example] as const, ...named];
    return [{ name: `${name} ${type}`, media, all }];
  });
}

const bodies = operations.flatMap((operation) => [
  ...examplesOf(`${operation.operationId} request`, operation.requestBody?.content),
  ...Object.entries(operation.responses).flatMap(([status, response]) =>
    examplesOf(`${operation.operationId} ${status}`, response.content),
  ),
]);

test('the generated types match the contract', async () => {
  const isFresh = readFileSync(generatedFile, 'utf8') === (await generateTypes());
  expect(isFresh, 'stale: npm run contract:generate').toBe(true);
});

test('every JSON body has an example', () => {
  const without = bodies.filter(({ name, all }) => name.endsWith('/json') && all.length === 0);
  expect(without.map(({ name }) => name)).toEqual([]);
});

test('every example of a body is valid against its schema', () => {
  const violations = bodies.flatMap(({ name, media, all }) =>
    all.flatMap(([key, value]) => check(media.schema, value).map((fault) => `${name} ${key}: ${fault}`)),
  );
  expect(violations).toEqual([]);
});

test('every parameter has an example that is valid against its schema', () => {
  const violations = operations.flatMap(({ operationId, parameters }) =>
    parameters.flatMap(({ name, schema, example }) =>
      check(schema, example).map((fault) => `${operationId} ${name}: ${fault}`),
    ),
  );
  expect(violations).toEqual([]);
});

test('a schema violation is reported with its JSON path', () => {
  expect(check({ $ref: '#/components/schemas/Card' }, { id: 'el-1', title: 7 })).toEqual([
    '/title must be string',
  ]);
});

test('every placeholder of a path is a declared parameter', () => {
  for (const { path, parameters, operationId } of operations) {
    const inPattern = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    const described = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name);
    expect(described, operationId).toEqual(inPattern);
  }
});

test('every gateway and content operation has the three common headers', () => {
  const common = ['X-{brand}-Application', 'X-{brand}-AppSessionId', 'X-{brand}-AppInstallationId'];
  for (const { host, parameters, operationId } of operations) {
    if (host !== 'api') continue;
    const headers = parameters.filter(({ in: location, required }) => location === 'header' && required);
    expect(
      headers.map(({ name }) => name),
      operationId,
    ).toEqual(expect.arrayContaining(common));
  }
});

test('operation ids are unique', () => {
  const names = operations.map(({ operationId }) => operationId);
  expect(new Set(names).size).toBe(names.length);
});

test('every operation named in the documents exists', () => {
  const named = `
    GET /content-layout/pages | GET /content-layout/pages/{slug} | GET /content-layout/swimlanes/{id}
    GET /content-search/title/{id} | GET /content-search/coverpage/series/{id} | GET /content-search/series/{id}/
    GET /content-search/coverpage/super/{id}/ | GET /gateway/inappmessages | GET /context/check
    POST /gateway/pin/validate | PUT /gateway/pin/settings/purchasepin | GET /gateway/pin/pinsettings
    GET /gateway/settings | GET /gateway/customer | GET /gateway/customer/subscription
    GET /gateway/customer/subscription/change/summary | POST /gateway/customer/subscription/change
    GET /gateway/customer/activeVoucherInfo | GET /gateway/voucher/{code}/validate
    POST /gateway/voucher/{code}/identify | POST /gateway/voucher/{code}/redeem
    POST /gateway/customer/emailRegister/vipps | POST /gateway/customer/register
    GET /gateway/customer/transactions | GET /gateway/customer/payment | GET /gateway/customer/billingProvider
    GET /gateway/invoice/{id} | GET /gateway/contentprovider/tv2play/continueProvisioningUrl
    GET /gateway/contentprovider/tv2play/user | PUT /gateway/contentprovider/tv2play/continueProvisioning
    GET /gateway/contentprovider/{service} | PUT /gateway/contentprovider/hboMax/activationUrl
    GET /gateway/products | POST /gateway/billingprovider/vipps/poll | GET /gateway/billingprovider/vipps
    POST /gateway/password/setReset | POST /gateway/password/update | POST /reauthenticate/password
    POST /api/logout | GET /gateway/payment/clienttoken | POST /gateway/checkout | POST /gateway/payment
    PUT /gateway/customer/email | PUT /gateway/customer/phoneNumber | GET /gateway/customer/account
    POST /gateway/customer/consents | POST /gateway/subscription/stopRenewal | POST /gateway/productRecommendation
  `;
  const described = new Set(operations.map(({ method, path }) => `${method.toUpperCase()} ${path}`));
  const missing = named
    .split(/[|\n]/)
    .map((call) => call.trim())
    .filter((call) => call !== '' && !described.has(call));
  expect(missing).toEqual([]);
});
