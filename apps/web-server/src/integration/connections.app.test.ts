import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createHttpApp } from '../http/createHttpApp.ts';
import { createTestRenderer, sendRequest, startTestServer, type TestServer } from '../testing/testServer.ts';

const LISTEN = { host: '127.0.0.1', ports: [0], operatorPort: 0 };

const GET = (path: string) => `GET ${path} HTTP/1.1\r\nHost: www.a.test\r\n\r\n`;

async function countConnections({ ports }: TestServer): Promise<number> {
  const { text } = await sendRequest(ports.at(-1) ?? 0, '/metrics');
  return Number(/^http_connections (\d+)$/m.exec(text)?.[1]);
}

it('a client that stops reading loses its connection', async () => {
  await using server = await startTestServer(createTestRenderer(), {
    listen: LISTEN,
    limits: { stalledMs: 200, eventLoopDelayMs: 60_000 },
  });
  // Larger than the socket buffers.
  server.build.write('client/assets/index-1.js', Buffer.alloc(50_000_000));
  const socket = connect(server.port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(GET('/assets/index-1.js'));
  await once(socket, 'readable');
  expect(await countConnections(server)).toBe(1);
  await expect.poll(() => countConnections(server)).toBe(0);
  socket.destroy();
});

it('connections beyond the limit are closed; the others still get responses', async () => {
  await using server = await startTestServer(createTestRenderer(), {
    listen: LISTEN,
    limits: { connections: 2, eventLoopDelayMs: 60_000 },
  });
  const open = () => connect(server.port, '127.0.0.1').on('error', () => undefined);
  const [first, second] = [open(), open()];
  await expect.poll(() => countConnections(server)).toBe(2);
  await once(open().resume(), 'close');
  second.write(GET('/'));
  const [data] = (await once(second, 'data')) as [Buffer];
  expect(data.toString()).toMatch(/^HTTP\/1\.1 200 /);
  first.destroy();
  second.destroy();
});

/** Starts the HTTP server without sites; without timeouts it has those of production. */
async function startHttpApp(timeouts: { readonly requestTimeoutMs?: number; readonly keepAliveMs?: number }) {
  const app = createHttpApp({
    level: 'silent',
    log: undefined,
    maxConnections: 10,
    stalledMs: 60_000,
    ...timeouts,
    isShuttingDown: () => false,
    metrics: { observeRequest: () => undefined },
  });
  app.get('/', () => 'Page');
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  return (app.server.address() as AddressInfo).port;
}

/**
 * Sends the text, and more of it every 20 ms if given. Resolves with the response when the server closes the
 * connection.
 */
async function readUntilClosed(port: number, text: string, more?: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk));
  socket.write(text);
  const timer = more === undefined ? undefined : setInterval(() => socket.write(more), 20);
  await once(socket, 'close').finally(() => clearInterval(timer));
  return Buffer.concat(chunks).toString();
}

const TIMED_OUT = 'HTTP/1.1 408 Request Timeout\r\nConnection: close\r\nContent-Length: 0\r\n\r\n';

// Node's own interval is 30 s.
describe('request timeout', { timeout: 10_000 }, () => {
  const HEADERS = 'GET / HTTP/1.1\r\nHost: www.a.test\r\nCookie: ';
  const body = (method: string): string =>
    `${method} / HTTP/1.1\r\nHost: www.a.test\r\nContent-Length: 100000\r\n\r\na`;

  it.each([
    ['sends nothing', ''],
    ['stops within its headers', HEADERS],
  ])('a client that %s gets a 408 and is closed', async (_what, text) => {
    const port = await startHttpApp({ requestTimeoutMs: 200 });
    expect(await readUntilClosed(port, text)).toBe(TIMED_OUT);
  });

  it.each([
    ['GET', 200],
    ['POST', 405],
  ])(
    'a client that stops within the body of a %s gets a %i, then a 408, and is closed',
    async (method, status) => {
      const port = await startHttpApp({ requestTimeoutMs: 200 });
      const response = await readUntilClosed(port, body(method));
      expect(response).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
      expect(response).toContain(TIMED_OUT);
    },
  );

  it.each([
    ['its headers', HEADERS],
    ['the body of a GET', body('GET')],
    ['the body of a POST', body('POST')],
  ])('a client that sends %s slowly is closed', async (_what, text) => {
    const port = await startHttpApp({ requestTimeoutMs: 200 });
    // A write after the close resets the connection, so the client may not read the 408.
    await readUntilClosed(port, text, 'a');
  });
});

describe('keep-alive', { timeout: 10_000 }, () => {
  it('an idle connection outlives the request timeout and is closed without a response', async () => {
    const port = await startHttpApp({ requestTimeoutMs: 100, keepAliveMs: 300 });
    const response = await readUntilClosed(port, GET('/'));
    expect(response).toMatch(/^HTTP\/1\.1 200 .*Page$/s);
  });

  it('clients may reuse a connection for 75 s', async () => {
    const { headers } = await sendRequest(await startHttpApp({}), '/');
    expect(headers).toMatchObject({ connection: 'keep-alive', 'keep-alive': 'timeout=75' });
  });
});
