import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { ServiceResult } from '../outgoing/serviceMonitor.ts';

/** In seconds, around the deadline of a page. */
const DURATION_BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.3, 0.5, 1, 2.5, 5, 10];

/** Results of a render; `error` is a defect. */
export const RENDER_RESULTS = ['whole', 'incomplete', 'failed', 'error'] as const;

export const SERVICE_RESULTS: readonly ServiceResult[] = ['1xx', '2xx', '3xx', '4xx', '5xx', 'error'];

/** An answered request. `route` is the name of a route, never a path. */
export interface AnsweredRequest {
  readonly brand: string;
  readonly route: string;
  readonly status: number;
  /** Source of a page; `none` for other responses. */
  readonly page: string;
  readonly seconds: number;
}

/** Read on each scrape. */
export interface MetricSources {
  readonly connections: () => Promise<number>;
  readonly renders: () => { readonly inTime: number; readonly late: number; readonly queued: number };
  readonly caches: () => readonly {
    readonly brand: string;
    readonly entries: number;
    readonly bytes: number;
  }[];
}

export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of a server. Each label has a bounded set of values, so a request cannot add series. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  const requests = new Counter({
    name: 'http_requests_total',
    help: 'Answered requests. `page` is the source of a page as in the log.',
    labelNames: ['brand', 'route', 'status', 'page'],
    registers,
  });
  const requestSeconds = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from the arrival of a request to the end of its response.',
    labelNames: ['brand', 'route'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const renderSeconds = new Histogram({
    name: 'page_render_duration_seconds',
    help: `Duration of a render with its service calls, by result: ${RENDER_RESULTS.join(', ')}.`,
    labelNames: ['brand', 'result'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  const serviceRequests = new Counter({
    name: 'service_requests_total',
    help: 'Requests to services, by result: a status class such as 2xx, or error.',
    labelNames: ['service', 'result'],
    registers,
  });
  const serviceSeconds = new Histogram({
    name: 'service_request_duration_seconds',
    help: 'Duration of a service request, including the body.',
    labelNames: ['service'],
    buckets: DURATION_BUCKETS,
    registers,
  });
  return {
    registry,
    observeRequest({ brand, route, status, page, seconds }: AnsweredRequest): void {
      requests.inc({ brand, route, status, page });
      requestSeconds.observe({ brand, route }, seconds);
    },
    observeRender(brand: string, result: (typeof RENDER_RESULTS)[number], seconds: number): void {
      renderSeconds.observe({ brand, result }, seconds);
    },
    observeServiceRequest(service: string, result: ServiceResult, seconds: number): void {
      serviceRequests.inc({ service, result });
      serviceSeconds.observe({ service }, seconds);
    },
    /** Adds the gauges, which are read on each scrape. */
    watch({ connections, renders, caches }: MetricSources): void {
      new Gauge({
        name: 'http_connections',
        help: 'Open connections on all public ports.',
        registers,
        async collect() {
          this.set(await connections());
        },
      });
      new Gauge({
        name: 'page_renders_running',
        help: 'Renders under way, before and after their deadline.',
        labelNames: ['deadline'],
        registers,
        collect() {
          const { inTime, late } = renders();
          this.set({ deadline: 'before' }, inTime);
          this.set({ deadline: 'after' }, late);
        },
      });
      new Gauge({
        name: 'page_renders_queued',
        help: 'Renders that wait for a slot.',
        registers,
        collect() {
          this.set(renders().queued);
        },
      });
      new Gauge({
        name: 'page_cache_entries',
        help: 'Cached pages.',
        labelNames: ['brand'],
        registers,
        collect() {
          for (const { brand, entries } of caches()) this.set({ brand }, entries);
        },
      });
      new Gauge({
        name: 'page_cache_bytes',
        help: 'Estimated memory of cached pages.',
        labelNames: ['brand'],
        registers,
        collect() {
          for (const { brand, bytes } of caches()) this.set({ brand }, bytes);
        },
      });
    },
  };
}
