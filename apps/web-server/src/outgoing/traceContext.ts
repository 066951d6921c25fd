import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes, randomUUID } from 'node:crypto';

/** W3C Trace Context, version 00: trace id, span id of the caller, flags. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-([\da-f]{2})$/;

export interface Trace {
  readonly traceId: string;
  /** `01` is sampled. */
  readonly flags: string;
}

/** Continues the trace of a `traceparent` header, or starts one that is not sampled. */
export function readTrace(traceparent: string | undefined): Trace {
  const [, traceId, flags] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  if (traceId === undefined || flags === undefined)
    // Node generates UUIDs in batches, which is ten times faster than random bytes.
    return { traceId: randomUUID().replaceAll('-', ''), flags: '00' };
  return { traceId, flags };
}

const current = new AsyncLocalStorage<Trace>();

/** Runs a function and its asynchronous work within a trace. */
export const runInTrace = <T>(trace: Trace, run: () => T): T => current.run(trace, run);

/**
 * Wraps `fetch` to send `traceparent`, with a span id for each request. Requests that share a
 * response use the trace of the first.
 */
export function sendTrace(fetch: typeof globalThis.fetch): typeof globalThis.fetch {
  return (input, init) => {
    const trace = current.getStore();
    if (trace === undefined) return fetch(input, init);
    const headers = new Headers(init?.headers ?? (input instanceof Request ? input.headers : undefined));
    headers.set('traceparent', `00-${trace.traceId}-${randomBytes(8).toString('hex')}-${trace.flags}`);
    return fetch(input, { ...init, headers });
  };
}
