/** Never responds. */
export const never = () => new Promise<Response>(() => undefined);

/** Responds with 500. */
export const failing = () => new Response(null, { status: 500 });

/** Responds with 404. */
export const missing = () => new Response(null, { status: 404 });

/** Responds with 204. */
export const done = () => new Response(null, { status: 204 });

/** Fails once, then responds. Create one per test app. */
export function secondTry(body: unknown): () => Response {
  let tries = 0;
  return () => (++tries > 1 ? Response.json(body) : failing());
}
