/** What was asked for before the app was there, by `questionKey`. Each answer is taken once. */
export type EarlyAnswers = Map<string, Promise<Response>>;

/** Two requests are the same question when their addresses and headers are. */
export function questionKey(url: string, headers: Readonly<Record<string, string>>): string {
  return `${url} ${JSON.stringify(headers)}`;
}

function keyOf(input: RequestInfo | URL, init: RequestInit): string | undefined {
  const { method = 'GET', headers, cache } = init;
  const isPlain = typeof input === 'string' && method === 'GET' && cache === undefined;
  if (!isPlain || headers === undefined || headers instanceof Headers || Array.isArray(headers))
    return undefined;
  return questionKey(input, headers);
}

/** The answer without its `Date`: it is older than it looks, and no clock may be set by it. */
function withoutDate({ body, status, headers }: Response): Response {
  const kept = new Headers(headers);
  kept.delete('date');
  return new Response(body, { status, headers: kept });
}

/**
 * A `fetch` that takes an early answer where there is one to exactly the same question. An early request that
 * failed in any way is made again, so that only this second failure counts.
 */
export function withEarlyAnswers(fetch: typeof globalThis.fetch, answers: EarlyAnswers): typeof fetch {
  return async (input, init = {}) => {
    const key = keyOf(input, init);
    const early = key === undefined ? undefined : answers.get(key);
    if (key === undefined || early === undefined) return fetch(input, init);
    answers.delete(key);
    const answer = await early.catch(() => undefined);
    init.signal?.throwIfAborted();
    return answer?.status === 200 ? withoutDate(answer) : fetch(input, init);
  };
}
