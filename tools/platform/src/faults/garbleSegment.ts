import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const MEDIA_DATA = Buffer.from('mdat');

/**
 * Makes a segment undecodable but well-formed, as a broken encoder does.
 *
 * @returns the same length; other data unchanged
 */
export function garbleSegment(segment: Buffer): Buffer {
  const at = segment.indexOf(MEDIA_DATA);
  if (at < 0) return segment;
  const copy = Buffer.from(segment);
  for (let index = at + MEDIA_DATA.length; index < copy.length; index += 1)
    copy[index] = (index * 197) & 0xff;
  return copy;
}

/**
 * Adds a hook that garbles segments.
 *
 * @returns marks a request before its response
 */
export function addGarbling(app: FastifyInstance): (request: IncomingMessage) => void {
  const toGarble = new WeakSet<IncomingMessage>();
  app.addHook('onSend', (request, reply, payload, next) => {
    if (!toGarble.has(request.raw) || !Buffer.isBuffer(payload)) return next(null, payload);
    // Prevents caching.
    void reply.header('cache-control', 'no-store');
    return next(null, garbleSegment(payload));
  });
  return (request) => void toGarble.add(request);
}
