import { gatewayBase, type RuntimeConfig } from '@tv/config';

/** Gets the request with an unread body. */
export type Responder = (request: Request) => Response | Promise<Response>;

/**
 * Keys: method and contract path (`GET /content-layout/pages/:slug`, `:slug` matches one segment) or URL
 * (`GET https://partner.test/x`). Without a query, a key matches any query. Values: JSON for a 200 response,
 * or a function.
 */
export type ResponseTable = Readonly<Record<string, unknown>>;

export interface RecordedRequest {
  /** `GET /gateway/products?a=1` */
  readonly call: string;
  readonly request: Request;
}

export interface FakeNetwork {
  readonly fetch: typeof fetch;
  /** Oldest first. */
  readonly requests: readonly RecordedRequest[];
  /** Answered with 404. */
  readonly unanswered: readonly string[];
  /** Adds or replaces responses. */
  addResponses(responses: ResponseTable): void;
  /** By prefix: `GET /content-layout/pages`. */
  requestsTo(call: string): readonly Request[];
}

function services(config: RuntimeConfig): readonly (readonly [base: string, path: string])[] {
  const { contentLayout, contentSearch, contentQuery } = config.services;
  return [
    [contentLayout, '/content-layout'],
    [contentSearch, '/content-search'],
    [contentQuery, '/content-query'],
    [gatewayBase(config), '/gateway'],
  ];
}

function contractAddress(url: string, config: RuntimeConfig): string {
  const service = services(config).find(([base]) => url.startsWith(`${base}/`));
  return service === undefined ? url : service[1] + url.slice(service[0].length);
}

function matchesCall(pattern: string, call: string): boolean {
  const expression = pattern.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/(?<=\/):\w+/g, '[^/?]+');
  return new RegExp(`^${expression}$`).test(call);
}

/** Answers from a table and records requests. */
export function createFakeNetwork(config: RuntimeConfig, responses: ResponseTable = {}): FakeNetwork {
  const table = new Map<string, unknown>(Object.entries(responses));
  const requests: RecordedRequest[] = [];
  const unanswered: string[] = [];

  /** Exact keys win over patterns, keys with a query over keys without. */
  function find(call: string): { readonly answer: unknown } | undefined {
    const callWithoutQuery = call.split('?')[0] ?? call;
    const key = [call, callWithoutQuery].find((exact) => table.has(exact));
    if (key !== undefined) return { answer: table.get(key) };
    const entry = [...table].find(
      ([pattern]) => matchesCall(pattern, call) || matchesCall(pattern, callWithoutQuery),
    );
    return entry === undefined ? undefined : { answer: entry[1] };
  }

  return {
    requests,
    unanswered,
    addResponses(more) {
      for (const [key, value] of Object.entries(more)) table.set(key, value);
    },
    requestsTo: (call) =>
      requests.filter((recorded) => recorded.call.startsWith(call)).map(({ request }) => request),
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
