import { readFileSync } from 'node:fs';
import fastify from 'fastify';

const [bodyFile = '', headersFile = '', port = ''] = process.argv.slice(2);
const body = readFileSync(bodyFile);
const headers = JSON.parse(readFileSync(headersFile, 'utf8')) as Record<string, string>;

/** Baseline: a Fastify route that sends the headers and the body of a cached page. */
const app = fastify();
app.get('/', (_request, reply) => reply.headers(headers).send(body));
await app.listen({ host: '127.0.0.1', port: Number(port) });
