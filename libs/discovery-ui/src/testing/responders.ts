/** Never responds. */
export const respondNever = () => new Promise<Response>(() => undefined);

/** Responds with 500. */
export const respondError = () => new Response(null, { status: 500 });

/** Responds with 404. */
export const respondNotFound = () => new Response(null, { status: 404 });

/** Responds with 204. */
export const respondNoContent = () => new Response(null, { status: 204 });

/** Fails once, then responds. Create one per test app. */
export function respondOnRetry(body: unknown): () => Response {
  let tries = 0;
  return () => (++tries > 1 ? Response.json(body) : respondError());
}
