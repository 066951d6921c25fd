import type { FastifyReply, FastifyRequest } from 'fastify';
import { cacheControl } from './cacheControl.ts';
import { matchesEtag, negotiateEncoding, type EncodedBody } from './encoding.ts';

/** Sends an uncached text. */
export function sendPlain(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('content-type', 'text/plain; charset=utf-8')
    .header('cache-control', cacheControl.never)
    .send(`${text}\n`);
}

/** Sends a body in the encoding that the client accepts, without a promise once it is compressed; 304 if the client has it. */
export function sendEncoded(
  body: EncodedBody,
  contentType: string,
  { headers }: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  reply.headers({ vary: 'accept-encoding', etag: body.etag });
  if (reply.statusCode === 200 && matchesEtag(headers['if-none-match'], body.etag))
    return reply.code(304).send();
  const encoding = negotiateEncoding(readHeader(headers['accept-encoding']));
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  reply.header('content-type', contentType);
  const content = body.encodeAs(encoding);
  const send = (bytes: Buffer): FastifyReply => reply.send(bytes);
  return content instanceof Promise ? content.then(send) : send(content);
}

/** Returns the value of a header; undefined if it was sent several times. */
export const readHeader = (value: string | readonly string[] | undefined): string | undefined =>
  typeof value === 'string' ? value : undefined;
