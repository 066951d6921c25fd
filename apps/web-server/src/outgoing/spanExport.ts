import { setTimeout } from 'node:timers/promises';
import type { Tracer } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Release } from '../configuration/readRelease.ts';

const SERVICE_NAME = 'web-server';

/** An unreachable collector must not delay the shutdown. */
const CLOSE_LIMIT_MS = 2000;

/** Creates spans and sends them to an OpenTelemetry collector. */
export interface SpanExport {
  readonly tracer: Tracer;
  /** Sends the remaining spans. */
  readonly close: () => Promise<void>;
}

/**
 * Creates the span export from OpenTelemetry's environment variables: `OTEL_EXPORTER_OTLP_*`, `OTEL_SERVICE_NAME` and
 * `OTEL_TRACES_SAMPLER_ARG`, the sampled ratio of new traces. A trace from a proxy keeps its sampling decision.
 *
 * @returns undefined without an endpoint
 */
export function createSpanExport(
  env: Readonly<Record<string, string | undefined>>,
  { version }: Release,
): SpanExport | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT, OTEL_EXPORTER_OTLP_TRACES_ENDPOINT, OTEL_SERVICE_NAME } = env;
  if (!OTEL_EXPORTER_OTLP_ENDPOINT && !OTEL_EXPORTER_OTLP_TRACES_ENDPOINT) return undefined;
  const ratio = Number(env['OTEL_TRACES_SAMPLER_ARG'] ?? 1);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({
      'service.name': OTEL_SERVICE_NAME ?? SERVICE_NAME,
      'service.version': version,
    }),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(ratio) }),
    // The exporter reads `OTEL_EXPORTER_OTLP_*` itself.
    spanProcessors: [new BatchSpanProcessor({ exporter: new OTLPTraceExporter() })],
  });
  return {
    tracer: provider.getTracer(SERVICE_NAME),
    close: () => Promise.race([provider.shutdown(), setTimeout(CLOSE_LIMIT_MS, undefined, { ref: false })]),
  };
}
