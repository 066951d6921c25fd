import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it } from 'vitest';
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
