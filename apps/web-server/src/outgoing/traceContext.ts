import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Span, type Tracer } from '@opentelemetry/api';
import type { ServiceFetch } from './serviceFetch.ts';

/** W3C Trace Context, version 00: trace id, span id of the caller, flags. */
const TRACEPARENT = /^00-(?!0{32})([\da-f]{32})-(?!0{16})([\da-f]{16})-([\da-f]{2})$/;

const TRACE_ID = /^[\da-f]{32}$/;

/** Unused random hex digits. Creating them for 256 ids at once is faster. */
let randomDigits = '';

/** Returns 16 random bytes in hex. */
export function createTraceId(): string {
  if (randomDigits === '') randomDigits = randomBytes(256 * 16).toString('hex');
  const id = randomDigits.slice(0, 32);
  randomDigits = randomDigits.slice(32);
  return id;
}

export interface Trace {
  readonly traceId: string;
  /** `01` is sampled. */
  readonly flags: string;
  /** Span of the request; undefined without span export. */
  readonly span?: Span;
  /** Failed service requests of a render, for the log: service and cause. */
  readonly failures: Set<string>;
}

/**
 * Continues the trace of a `traceparent` header, or starts one.
 *
 * @param requestId also the id of a new trace, if it is a possible one
 * @param tracer samples new traces; without a tracer, new traces are not sampled
 */
export function readTrace(
  traceparent: string | undefined,
  requestId: string,
  tracer: Tracer | undefined,
): Trace {
  const [, traceId, spanId = '', flags = '00'] = TRACEPARENT.exec(traceparent ?? '') ?? [];
  const failures = new Set<string>();
  if (tracer === undefined) {
    if (traceId !== undefined) return { traceId, flags, failures };
    return { traceId: TRACE_ID.test(requestId) ? requestId : createTraceId(), flags: '00', failures };
  }
  const caller = traceId && { traceId, spanId, traceFlags: parseInt(flags, 16), isRemote: true };
  const context = caller ? trace.setSpanContext(ROOT_CONTEXT, caller) : ROOT_CONTEXT;
  const span = tracer.startSpan('GET', { kind: SpanKind.SERVER }, context);
  const own = span.spanContext();
  return { traceId: own.traceId, flags: own.traceFlags.toString(16).padStart(2, '0'), span, failures };
}

const current = new AsyncLocalStorage<Trace>();

/** Runs a function and its asynchronous work within a trace. */
export const runInTrace = <T>(trace: Trace, run: () => T): T => current.run(trace, run);

export const currentTrace = (): Trace | undefined => current.getStore();

/** Ends a span with the status of a response, or with an error. */
export function endSpan(span: Span | undefined, outcome: number | Error): void {
  if (typeof outcome === 'number') span?.setAttribute('http.response.status_code', outcome);
  else span?.setAttribute('error.type', outcome.name);
  if (typeof outcome !== 'number' || outcome >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
  span?.end();
}

/** Starts the span of a service request. Omits the query, which can contain a user's search. */
function startClientSpan(
  url: string,
  parent: Span | undefined,
  tracer: Tracer | undefined,
): Span | undefined {
  if (parent === undefined) return undefined;
  const { hostname, pathname } = new URL(url);
  return tracer?.startSpan(
    'GET',
    { kind: SpanKind.CLIENT, attributes: { 'server.address': hostname, 'url.path': pathname } },
    trace.setSpan(ROOT_CONTEXT, parent),
  );
}

/**
 * Wraps `fetch` to create a span per request and send `traceparent`. A coalesced request has the trace of the first
 * caller.
 */
export function sendTrace(fetch: ServiceFetch, tracer: Tracer | undefined): ServiceFetch {
  return async (url, init) => {
    const running = currentTrace();
    if (running === undefined) return fetch(url, init);
    const { traceId, flags } = running;
    const span = startClientSpan(url, running.span, tracer);
    const spanId = span?.spanContext().spanId ?? createTraceId().slice(0, 16);
    const headers = { ...init?.headers, traceparent: `00-${traceId}-${spanId}-${flags}` };
    try {
      const response = await fetch(url, { ...init, headers });
      endSpan(span, response.status);
      return response;
    } catch (error) {
      endSpan(span, error instanceof Error ? error : new Error(String(error)));
      throw error;
    }
  };
}
