import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createRenderedPage, createTestRenderer, startTestServer } from '../testing/testServer.ts';

const TRACE_ID = '0af7651916cd43dd8448eb211c80319c';

let received: string[];
let url: string;
const service = createServer(({ headers }, response) => {
  received.push(String(headers['traceparent']));
  response.end('{}');
});

beforeEach(async () => {
  received = [];
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});

afterEach(() => {
  service.closeAllConnections();
  service.close();
});

const startServer = () =>
  startTestServer(({ fetch }) =>
    createTestRenderer({
      async render({ pathname }) {
        await fetch(`${url}/pages`);
        await fetch(`${url}${pathname}`);
        return createRenderedPage();
      },
    }),
  );

it('a trace of the proxy goes on in the services and in the log, with a span for each request', async () => {
  await using server = await startServer();
  await server.get('/', { headers: { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` } });
  expect(received).toHaveLength(2);
  const spans = received.map(
    (header) => /^00-0af7651916cd43dd8448eb211c80319c-([\da-f]{16})-01$/.exec(header)?.[1],
  );
  expect(new Set(spans)).toHaveLength(2);
  expect(spans).not.toContain(undefined);
  expect(spans).not.toContain('b7ad6b7169203331');
  expect(server.log.find(({ status }) => status === 200)).toMatchObject({ traceId: TRACE_ID });
});

it.each(['nonsense', `00-${'0'.repeat(32)}-b7ad6b7169203331-01`, undefined])(
  'a request with the traceparent %s starts a trace with its id, which is not sampled',
  async (traceparent) => {
    await using server = await startServer();
    await server.get('/', traceparent === undefined ? {} : { headers: { traceparent } });
    const [, traceId] = /^00-([\da-f]{32})-[\da-f]{16}-00$/.exec(received[0] ?? '') ?? [];
    expect(traceId).toBeDefined();
    expect(server.log.find(({ status }) => status === 200)).toMatchObject({ traceId, reqId: traceId });
  },
);

it('different traces do not keep requests from sharing a response', async () => {
  await using server = await startServer();
  await server.get('/film', { headers: { traceparent: `00-${TRACE_ID}-b7ad6b7169203331-01` } });
  await server.get('/serie');
  expect(received).toHaveLength(3);
});
