import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [file = '', port = ''] = process.argv.slice(2);
const body = readFileSync(file);

/** Baseline: a Fastify route that sends a brotli file. */
const app = fastify();
app.get('/', (_request, reply) =>
  reply
    .header('content-type', 'text/html; charset=utf-8')
    .header('content-encoding', 'br')
    .header('etag', '"bare"')
    .send(body),
);
await app.listen({ host: '127.0.0.1', port: Number(port) });
