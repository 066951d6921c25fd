import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Shorter responses fit into one packet. */
const COMPRESSION_MIN_CHARS = 1_000;

const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const encoders = [
  ['br', (text: string) => promisify(brotliCompress)(text, { params: brotliParams })],
  ['gzip', (text: string) => promisify(gzip)(text)],
] as const;

/** Compresses text responses with brotli or gzip. */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < COMPRESSION_MIN_CHARS) return payload;
    // Appends, where Fastify's header would replace.
    reply.raw.appendHeader('Vary', 'Accept-Encoding');
    const accepted = String(headers['accept-encoding'] ?? '');
    const encoder = encoders.find(([encoding]) => accepted.includes(encoding));
    if (encoder === undefined) return payload;
    const [encoding, compress] = encoder;
    reply.header('Content-Encoding', encoding);
    return compress(payload);
  });
}
