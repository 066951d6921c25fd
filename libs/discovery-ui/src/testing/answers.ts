/** A call that is never answered. */
export const never = () => new Promise<Response>(() => undefined);

/** A call that fails. */
export const failing = () => new Response(null, { status: 500 });

/** A call for what does not exist. */
export const missing = () => new Response(null, { status: 404 });

/** A call that is done, with nothing to say. */
export const done = () => new Response(null, { status: 204 });

/** The first try fails; every later one is answered. Make a new one for each world. */
export function secondTry(body: unknown): () => Response {
  let tries = 0;
  return () => (++tries > 1 ? Response.json(body) : failing());
}
