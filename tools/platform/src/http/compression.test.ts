import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { addCompression } from './compression.ts';

const long = JSON.stringify(
  Array.from({ length: 200 }, (_, index) => ({ title: `Tittel på nummer ${index}` })),
);

async function ask(answer: string | Buffer, acceptEncoding?: string) {
  const app = Fastify();
  app.addHook('onRequest', async (_request, reply) => void reply.raw.appendHeader('Vary', 'Origin'));
  addCompression(app);
  app.get('/', (_request, reply) => reply.send(answer));
  const headers = acceptEncoding === undefined ? {} : { 'accept-encoding': acceptEncoding };
  const { rawPayload, headers: answered } = await app.inject({ url: '/', headers });
  return {
    body: rawPayload,
    encoding: answered['content-encoding'],
    length: Number(answered['content-length']),
    vary: String(answered['vary']).split(','),
  };
}

it.each([
  ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
  ['gzip, deflate', 'gzip', gunzipSync],
] as const)(
  'a long text is sent to a client that accepts %s as %s',
  async (accepted, encoding, decompress) => {
    const answer = await ask(long, accepted);
    expect(answer.encoding).toBe(encoding);
    expect(decompress(answer.body).toString()).toBe(long);
    expect(answer.length).toBe(answer.body.length);
    expect(answer.body.length).toBeLessThan(long.length / 4);
  },
);

it('a client without compression gets plain text, with a Vary header for caches', async () => {
  const answer = await ask(long);
  expect(answer.encoding).toBeUndefined();
  expect(answer.body.toString()).toBe(long);
  expect(answer.vary).toEqual(['Origin', 'Accept-Encoding']);
});

it('short texts and binary data are not compressed', async () => {
  expect((await ask('{}', 'br')).encoding).toBeUndefined();
  expect((await ask(Buffer.from(long), 'br')).encoding).toBeUndefined();
});
