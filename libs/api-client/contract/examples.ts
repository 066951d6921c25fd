import { listOperations } from './contract.ts';
import type { MediaType, Operation } from './contract.ts';

/** The "now" of all examples. */
export const EXAMPLES_NOW = Date.parse('2026-11-20T22:40:00+01:00');

export interface ExampleRequest {
  readonly method: string;
  /** Absolute; the host does not matter. */
  readonly url: string;
  readonly hasToken?: boolean;
  readonly hasSession?: boolean;
}

export interface ExampleResponse {
  readonly operationId: string;
  readonly status: number;
  /** `application/json`, or a type without an example body. */
  readonly contentType?: string;
  readonly body?: unknown;
}

type Call = { readonly operation: Operation; readonly values: readonly string[] };

/** Returns the operation of a request with its path parameters. The more literal pattern wins. */
function callOf(
  operations: readonly Operation[],
  { method, url }: ExampleRequest,
  at = new URL(url),
): Call | undefined {
  const fitting = operations.flatMap((operation): Call[] => {
    if (operation.method !== method.toLowerCase()) return [];
    const pattern = operation.path.replaceAll(/\{\w+\}/g, '([^/]+)');
    const match = new RegExp(`^${pattern}$`).exec(at.pathname);
    return match ? [{ operation, values: match.slice(1).map(decodeURIComponent) }] : [];
  });
  return fitting.sort((one, other) => one.values.length - other.values.length)[0];
}

/** Returns the example with the requested name, or the only one. */
function exampleFor({ operation, values }: Call, media: MediaType, query: URLSearchParams): unknown {
  const needed = operation.parameters.filter(
    ({ in: location, required }) => location === 'query' && required,
  );
  const wantedNames = [...values, ...needed.map(({ name }) => query.get(name) ?? '')];
  if (media.examples) {
    const named = wantedNames.find((value) => Object.hasOwn(media.examples ?? {}, value));
    const chosen = named ?? (wantedNames.length === 0 ? Object.keys(media.examples)[0] : undefined);
    return chosen === undefined ? undefined : media.examples[chosen]?.value;
  }
  const expected = operation.parameters
    .filter(({ in: location }) => location === 'path')
    .map(({ example }) => example);
  return values.every((value, index) => value === expected[index]) ? media.example : undefined;
}

/**
 * Creates a server that answers with the contract's examples; 404 for an operation without an example.
 *
 * @param hosts replace the origins in the examples, such as `http://api.localhost:4400`
 * @returns handles a request; undefined if the contract has no such operation
 */
export function createExampleServer(
  hosts: Readonly<Record<string, string>> = {},
  operations = listOperations(),
): (request: ExampleRequest) => ExampleResponse | undefined {
  const ours = (body: unknown): unknown => {
    const text = Object.entries(hosts).reduce(
      (moved, [from, to]) => moved.replaceAll(from, to),
      JSON.stringify(body),
    );
    return JSON.parse(text);
  };
  const answer = ({ operationId, responses }: Operation, status: number): ExampleResponse => {
    const body = responses[String(status)]?.content?.['application/json']?.example;
    return { operationId, status, contentType: 'application/json', body: ours(body ?? {}) };
  };

  return (request) => {
    const call = callOf(operations, request);
    if (!call) return undefined;
    const { operation } = call;
    const isRefused =
      (operation.token === 'required' && !request.hasToken) ||
      (operation.needsSession && !request.hasSession);
    if (isRefused) return answer(operation, 401);
    const { operationId, responses } = operation;
    const [status = '200', { content = {} } = {}] = Object.entries(responses)[0] ?? [];
    const media = content['application/json'];
    if (media) {
      const example = exampleFor(call, media, new URL(request.url).searchParams);
      if (example === undefined) return answer(operation, 404);
      return { operationId, status: Number(status), contentType: 'application/json', body: ours(example) };
    }
    const [contentType] = Object.keys(content);
    return { operationId, status: Number(status), ...(contentType === undefined ? {} : { contentType }) };
  };
}
