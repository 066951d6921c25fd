import { readFileSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';

/** Serves the chat stub, `/chat.js` (ACCT-32). */
export function registerChatRoutes(app: FastifyInstance): void {
  app.get('/chat.js', (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .send(readFileSync(new URL('../../public/chat/chat.js', import.meta.url), 'utf8')),
  );
}
