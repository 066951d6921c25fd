import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { createOutgoingFetch } from './outgoingFetch.ts';

let server: Server;
const outgoing = createOutgoingFetch();

afterEach(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

describe('createOutgoingFetch', () => {
  it('resolves names under localhost to this machine, keeps connections alive and adds no headers', async () => {
    const received: IncomingHttpHeaders[] = [];
    const lines = new Set<number | undefined>();
    server = createServer((request, response) => {
      received.push(request.headers);
      lines.add(request.socket.remotePort);
      response.end('{"a":1}');
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const url = `http://api.brand-a.localhost:${port}/pages`;
    const inJson = { headers: { accept: 'application/json' } };
    for (const request of [url, ...Array.from({ length: 9 }, () => new Request(url, inJson))]) {
      expect(await (await outgoing.fetch(request)).json()).toEqual({ a: 1 });
    }
    expect(lines.size).toBeLessThan(5);
    expect(received[1]).toMatchObject({ host: `api.brand-a.localhost:${port}`, accept: 'application/json' });
    expect(
      received.some(({ cookie, authorization }) => cookie !== undefined || authorization !== undefined),
    ).toBe(false);
  });
});
