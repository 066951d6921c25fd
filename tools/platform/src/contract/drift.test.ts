import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { createSchemaCheck, listOperations } from '@tv/api-client/contract';
import type { OperationResponse } from '../platformContext.ts';
import { appHeaders } from '../testing/testPlatform.ts';
import { registerContractRoutes } from './contractRoutes.ts';

async function driftOf(answer: OperationResponse): Promise<readonly string[]> {
  const app = Fastify();
  const drift: string[] = [];
  registerContractRoutes(app, {
    operations: listOperations().filter(({ operationId }) => operationId === 'getPages'),
    handlers: { getPages: () => answer },
    check: createSchemaCheck(),
    customerOf: () => Promise.resolve(undefined),
    onDrift: (_operation, errors) => drift.push(...errors),
    onError: () => undefined,
  });
  await app.inject({ url: '/content-layout/pages', headers: appHeaders });
  return drift;
}

test('a response that violates the contract is reported, a valid one is not', async () => {
  const page = { id: 'page-start', slug: 'start', title: 'Start', order: 1 };
  expect(await driftOf({ status: 200, body: [page] })).toEqual([]);
  expect(await driftOf({ status: 200, body: [{ ...page, more: true }] })).toEqual([]);
  expect(await driftOf({ status: 200, body: [{ ...page, order: 'first' }] })).toEqual([
    '/0/order must be number',
  ]);
  expect(await driftOf({ status: 200, body: [{ ...page, title: undefined }] })).toEqual([
    "/0 must have required property 'title'",
  ]);
  expect(await driftOf({ status: 200 })).toEqual(['status 200 must have a body']);
});
