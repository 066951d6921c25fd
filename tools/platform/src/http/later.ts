import type { FastifyInstance } from 'fastify';
import { html } from './html.ts';

/** The hosts whose pages come with their own issues: a page that says so, and a status that tests see. */
export function registerLater(app: FastifyInstance): void {
  app.all('/*', (request, reply) =>
    reply
      .code(501)
      .type('text/html; charset=utf-8')
      .send(
        html`<!doctype html>
          <html lang="nb">
            <head>
              <meta charset="utf-8" />
              <title>Ikke bygget ennå</title>
            </head>
            <body>
              <h1>Ikke bygget ennå</h1>
              <p>${request.headers.host ?? ''} kommer senere.</p>
            </body>
          </html>`.text,
      ),
  );
}
