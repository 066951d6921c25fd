import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { loadResponse } from './loadResponse.ts';

async function startService(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}

const MAX_BYTES = 100_000;
const load = loadResponse(fetch, MAX_BYTES);

describe('loadResponse', () => {
  it('loads a body of the maximum size, without the headers of its encoding', async () => {
    const text = 'å'.repeat(MAX_BYTES / 2);
    const url = await startService((_request, response) => {
      response.writeHead(200, { 'content-encoding': 'gzip', 'x-service': 'layout' }).end(gzipSync(text));
    });
    const { ok, status, headers, body } = await load(url);
    expect([ok, status, headers.get('x-service')]).toEqual([true, 200, 'layout']);
    expect([headers.get('content-encoding'), headers.get('content-length')]).toEqual([null, null]);
    expect(new TextDecoder().decode(body)).toBe(text);
  });

  it('loads a response without a body', async () => {
    const url = await startService((_request, response) => void response.writeHead(204).end());
    expect(await load(url)).toMatchObject({ status: 204, body: { byteLength: 0 } });
  });

  it.each([
    ['by its content-length', { 'content-length': String(MAX_BYTES + 1) }, Buffer.from('{')],
    ['as it arrives', {}, Buffer.alloc(MAX_BYTES + 1)],
    ['after decompression', { 'content-encoding': 'gzip' }, gzipSync(Buffer.alloc(MAX_BYTES + 1))],
  ])('rejects a body that is too large %s, and closes the connection', async (_how, headers, sent) => {
    const closed = Promise.withResolvers<undefined>();
    // The service never ends the response.
    const url = await startService((_request, response) => {
      response.once('close', () => closed.resolve(undefined));
      response.writeHead(200, headers).write(sent);
    });
    await expect(load(url)).rejects.toThrow(`The response is larger than ${MAX_BYTES} bytes`);
    await closed.promise;
  });
});
