import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const MEDIA_DATA = Buffer.from('mdat');

/**
 * A segment whose pictures no decoder can read, in boxes that are all in order: what a disturbed encoder sends.
 *
 * @returns as many bytes; what is no segment stays as it is
 */
export function garbled(segment: Buffer): Buffer {
  const at = segment.indexOf(MEDIA_DATA);
  if (at < 0) return segment;
  const copy = Buffer.from(segment);
  for (let index = at + MEDIA_DATA.length; index < copy.length; index += 1)
    copy[index] = (index * 197) & 0xff;
  return copy;
}

/**
 * Lets a host garble its segments.
 *
 * @returns says so of one request, before it is answered
 */
export function addGarbling(app: FastifyInstance): (request: IncomingMessage) => void {
  const toGarble = new WeakSet<IncomingMessage>();
  app.addHook('onSend', (request, reply, payload, next) => {
    if (!toGarble.has(request.raw) || !Buffer.isBuffer(payload)) return next(null, payload);
    // Or browsers would keep it for as long as the real one.
    void reply.header('cache-control', 'no-store');
    return next(null, garbled(payload));
  });
  return (request) => void toGarble.add(request);
}
