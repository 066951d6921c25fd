import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { createServiceFetch } from './serviceFetch.ts';

async function startService(listener: RequestListener, host = '127.0.0.1'): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://${host}:${(server.address() as AddressInfo).port}/`;
}

const MAX_BYTES = 100_000;

const services = createServiceFetch(MAX_BYTES);

describe('createServiceFetch', () => {
  it('resolves names under localhost to this machine, keeps connections alive and adds no personal headers', async () => {
    const received: IncomingHttpHeaders[] = [];
    const ports = new Set<number | undefined>();
    const url = await startService((request, response) => {
      received.push(request.headers);
      ports.add(request.socket.remotePort);
      response.end('{"a":1}');
    }, 'api.brand-a.localhost');
    for (let call = 0; call < 10; call += 1) {
      const response = await services.fetch(url, { headers: { Accept: 'application/json' } });
      expect(await response.text()).toBe('{"a":1}');
    }
    expect(ports.size).toBeLessThan(5);
    expect(received[0]).toEqual({
      host: new URL(url).host,
      connection: 'keep-alive',
      accept: 'application/json',
      'accept-encoding': 'gzip',
    });
  });

  it('loads a compressed body of the maximum size', async () => {
    const text = 'å'.repeat(MAX_BYTES / 2);
    const url = await startService((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'x-service': 'layout' }).end(gzipSync(text));
    });
    const { ok, status, headers, body } = await services.fetch(url);
    expect([ok, status, headers.get('X-Service'), headers.has('date'), headers.has('age')]).toEqual([
      true,
      200,
      'layout',
      true,
      false,
    ]);
    expect(body).toBe(text);
  });

  it.each([
    [204, {}],
    [404, { 'content-encoding': 'gzip' }],
  ])('loads a response of status %i without a body', async (status, headers) => {
    const url = await startService((_request, response) => void response.writeHead(status, headers).end());
    expect(await services.fetch(url)).toMatchObject({ status, ok: status === 204, body: '' });
  });

  it('follows redirects, but not in a loop', async () => {
    const url = await startService((request, response) => {
      if (request.url === '/pages') response.end('found');
      else response.writeHead(302, { location: request.url === '/old' ? '/pages' : '/loop' }).end();
    });
    expect((await services.fetch(`${url}old`)).body).toBe('found');
    await expect(services.fetch(`${url}loop`)).rejects.toThrow('Redirect loop');
  });

  it('rejects when the caller aborts', async () => {
    const arrived = Promise.withResolvers<undefined>();
    const url = await startService(() => arrived.resolve(undefined));
    const controller = new AbortController();
    const response = services.fetch(url, { signal: controller.signal });
    await arrived.promise;
    controller.abort();
    await expect(response).rejects.toThrow(/abort/i);
  });

  it.each([
    ['as it arrives', {}, Buffer.alloc(MAX_BYTES + 1), 'exceeded max size'],
    ['decompressed', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(MAX_BYTES + 1)), 'decompressed'],
    ['that is not compressed', { 'content-encoding': 'gzip' }, Buffer.from('{}'), 'decompressed'],
  ])('rejects a body that is too large %s', async (_how, headers, sent, message) => {
    const url = await startService((_request, response) => void response.writeHead(200, headers).end(sent));
    await expect(services.fetch(url)).rejects.toThrow(message);
  });
});
