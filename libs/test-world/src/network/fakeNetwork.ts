import { gatewayBase, type RuntimeConfig } from '@tv/config';

/** Makes an answer; may look at the request, and count on it that the body is still unread. */
export type Responder = (request: Request) => Response | Promise<Response>;

/**
 * Answers by method and address. The address is the contract's (`GET /content-layout/pages/:slug`, where `:slug` is
 * any one segment) or a whole one (`GET https://partner.test/x`); with a query it fits only that query, without one
 * any. The value is JSON that is answered with 200, or a function.
 */
export type ResponseTable = Readonly<Record<string, unknown>>;

export interface SeenRequest {
  /** Method and address as a key of the table would say them, with the query: `GET /gateway/products?a=1`. */
  readonly call: string;
  readonly request: Request;
}

export interface FakeNetwork {
  readonly fetch: typeof fetch;
  /** Every request, oldest first. */
  readonly requests: readonly SeenRequest[];
  /** Calls that the table had no answer for; they were answered with 404. */
  readonly unanswered: readonly string[];
  /** Adds answers, or replaces those of the same key. */
  answer(responses: ResponseTable): void;
  /** The requests whose call starts so: `GET /content-layout/pages`. */
  requestsTo(call: string): readonly Request[];
}

/** Where the contract's paths lie in a configuration. */
function services(config: RuntimeConfig): readonly (readonly [base: string, path: string])[] {
  const { contentLayout, contentSearch, contentQuery } = config.services;
  return [
    [contentLayout, '/content-layout'],
    [contentSearch, '/content-search'],
    [contentQuery, '/content-query'],
    [gatewayBase(config), '/gateway'],
  ];
}

/** An address as the contract says it, where it is one of the contract's. */
function contractAddress(url: string, config: RuntimeConfig): string {
  const service = services(config).find(([base]) => url.startsWith(`${base}/`));
  return service === undefined ? url : service[1] + url.slice(service[0].length);
}

function fits(pattern: string, call: string): boolean {
  const expression = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/(?<=\/):\w+/g, '[^/?]+');
  return new RegExp(`^${expression}$`).test(call);
}

/** A network that a table plays, and that remembers what was asked. */
export function createFakeNetwork(config: RuntimeConfig, responses: ResponseTable = {}): FakeNetwork {
  const table = new Map<string, unknown>(Object.entries(responses));
  const requests: SeenRequest[] = [];
  const unanswered: string[] = [];

  /** An exact key goes before a pattern, and a key with this query before one without. */
  function find(call: string): { readonly answer: unknown } | undefined {
    const bare = call.split('?')[0] ?? call;
    const key = [call, bare].find((exact) => table.has(exact));
    if (key !== undefined) return { answer: table.get(key) };
    const entry = [...table].find(([pattern]) => fits(pattern, call) || fits(pattern, bare));
    return entry === undefined ? undefined : { answer: entry[1] };
  }

  return {
    requests,
    unanswered,
    answer(more) {
      for (const [key, value] of Object.entries(more)) table.set(key, value);
    },
    requestsTo: (call) => requests.filter((seen) => seen.call.startsWith(call)).map(({ request }) => request),
    async fetch(input, init) {
      const request = new Request(input, init);
      const call = `${request.method} ${contractAddress(request.url, config)}`;
      requests.push({ call, request: request.clone() });
      request.signal.throwIfAborted();
      const found = find(call);
      if (found === undefined) {
        unanswered.push(call);
        return new Response(null, { status: 404 });
      }
      const { answer } = found;
      return isResponder(answer) ? answer(request) : Response.json(answer);
    },
  };
}

function isResponder(answer: unknown): answer is Responder {
  return typeof answer === 'function';
}
