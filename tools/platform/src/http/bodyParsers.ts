import type { FastifyInstance } from 'fastify';

/** Parses JSON and form bodies. Clients send `application/json` even without a body. */
export function addBodyParsers(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, new URLSearchParams(String(body))),
  );
  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    const text = String(body);
    if (text === '') return done(null, undefined);
    try {
      return done(null, JSON.parse(text));
    } catch {
      return done(Object.assign(new Error('The body is no JSON'), { statusCode: 400 }));
    }
  });
  app.setErrorHandler((error, _request, reply) => {
    const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500;
    const message = error instanceof Error ? error.message : String(error);
    return reply.code(status).send({ code: status === 400 ? 'VALIDATION_FAILED' : 'INTERNAL', message });
  });
  app.setNotFoundHandler((request, reply) =>
    reply.code(404).send({ code: 'NOT_FOUND', message: `${request.method} ${request.url} finnes ikke` }),
  );
}
