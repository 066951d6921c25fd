import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance } from 'fastify';

/** Shorter answers, in characters, fit into the packet that they come in anyway. */
const WORTHWHILE = 1_000;

/** Compressed for each caller, so quick counts for more than small. */
const brotliParams = { [constants.BROTLI_PARAM_QUALITY]: 4 };

const ways = [
  ['br', (text: string) => promisify(brotliCompress)(text, { params: brotliParams })],
  ['gzip', (text: string) => promisify(gzip)(text)],
] as const;

/**
 * Sends long texts compressed to whoever takes that, as every server of the product does: a page of swimlanes is
 * mostly the same words again, and travels in a tenth of its size.
 */
export function addCompression(app: FastifyInstance): void {
  app.addHook('onSend', async ({ headers }, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < WORTHWHILE) return payload;
    // Added to what is said already, where Fastify's own header would replace it.
    reply.raw.appendHeader('Vary', 'Accept-Encoding');
    const accepted = String(headers['accept-encoding'] ?? '');
    const way = ways.find(([encoding]) => accepted.includes(encoding));
    if (way === undefined) return payload;
    const [encoding, compress] = way;
    reply.header('Content-Encoding', encoding);
    return compress(payload);
  });
}
