import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  createRenderedPage,
  createTestRenderer,
  sendRequest,
  startTestServer,
  type TestServer,
} from '../testing/testServer.ts';

let service: Server;
let title = 'Before';
beforeEach(async () => {
  title = 'Before';
  service = createServer((_request, response) => response.end(title));
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
});
afterEach(() => service.close());

/** Starts a server with two brands. Each page shows the response of a service. */
const startServer = (beforeRender: () => Promise<void> = () => Promise.resolve()): Promise<TestServer> =>
  startTestServer(
    ({ fetch }) =>
      createTestRenderer({
        async render() {
          const response = await fetch(`http://127.0.0.1:${(service.address() as AddressInfo).port}/pages`);
          const body = await response.text();
          await beforeRender();
          return createRenderedPage({ body });
        },
      }),
    { listen: { host: '127.0.0.1', ports: [0], operatorPort: 0 } },
    {},
    { 'brand-b': { hosts: ['www.b.test'] } },
  );

async function purge(server: TestServer, query: string): Promise<string> {
  const { status, text } = await sendRequest(server.ports.at(-1) ?? 0, `/purge${query}`, { method: 'POST' });
  expect(status).toBe(200);
  return text;
}

it('a purge on the operator port renews a page, a brand or all, with new responses of services', async () => {
  await using server = await startServer();
  const textOf = async (url: string, host = 'www.a.test') =>
    /Before|After \d/.exec((await server.get(url, { host })).text)?.[0];
  const texts = async () => [
    await textOf('/film/1'),
    await textOf('/film/1?filter=krim'),
    await textOf('/film/2'),
    await textOf('/film/1', 'www.b.test'),
  ];
  expect(await texts()).toEqual(['Before', 'Before', 'Before', 'Before']);
  title = 'After 1';
  expect(await texts()).toEqual(['Before', 'Before', 'Before', 'Before']);
  expect(await purge(server, '?brand=brand-a&path=/film/1')).toBe('2 pages purged\n');
  expect(await texts()).toEqual(['After 1', 'After 1', 'Before', 'Before']);
  title = 'After 2';
  expect(await purge(server, '?brand=brand-a')).toBe('3 pages purged\n');
  expect(await texts()).toEqual(['After 2', 'After 2', 'After 2', 'Before']);
  expect(await purge(server, '')).toBe('4 pages purged\n');
  expect(await textOf('/film/1', 'www.b.test')).toBe('After 2');
});

it('a page in progress during a purge is not cached', async () => {
  const gate = Promise.withResolvers<void>();
  let renderCount = 0;
  await using server = await startServer(() => {
    renderCount += 1;
    return gate.promise;
  });
  const first = server.get('/');
  await expect.poll(() => renderCount).toBe(1);
  title = 'After';
  await purge(server, '');
  gate.resolve();
  expect((await first).text).toContain('Before');
  expect((await server.get('/')).text).toContain('After');
});

it('the public port does not purge', async () => {
  await using server = await startServer();
  expect((await server.get('/purge', { method: 'POST' })).status).toBe(405);
});
