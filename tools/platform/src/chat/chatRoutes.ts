import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** The script that stands for the chat with customer service, at the console's host: `/chat.js` (ACCT-32). */
export function registerChat(app: FastifyInstance): void {
  app.get('/chat.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(readFileSync(new URL('../../public/chat/chat.js', import.meta.url), 'utf8')),
  );
}
