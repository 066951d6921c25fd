import { createErrorReporter, createTelemetry, type Telemetry } from '@tv/analytics';
import type { Brand, RuntimeConfig } from '@tv/config';
import { findRoute, type RouteDefinition } from '@tv/routes';

interface BrowserTelemetryOptions {
  readonly brand: Brand;
  readonly config: Pick<RuntimeConfig, 'telemetry' | 'errorTracking' | 'version'>;
  readonly routeTable: readonly RouteDefinition[];
  readonly page: Window & typeof globalThis;
  /** In [0, 1). Decides whether the session reports errors. */
  readonly sample: number;
  readonly schedule: (run: () => void, delayMs: number) => () => void;
}

/**
 * Creates the telemetry of this page and records uncaught errors. Flushes when the page is hidden.
 *
 * @returns undefined without a collector
 */
export function createBrowserTelemetry(options: BrowserTelemetryOptions): Telemetry | undefined {
  const { brand, config, routeTable, page, sample, schedule } = options;
  const { url } = config.telemetry;
  if (url === '') return undefined;
  const telemetry = createTelemetry({
    brand: brand.slug,
    version: config.version,
    route: () => findRoute(routeTable, page.location.pathname)?.route.name ?? 'unknown',
    send(body) {
      // False if the browser's queue is full.
      if (page.navigator.sendBeacon(url, body)) return;
      const init = { method: 'POST', body, keepalive: true, credentials: 'omit' } as const;
      page.fetch(url, init).catch(() => undefined);
    },
    schedule,
  });
  // The browser prints these errors itself.
  const uncaught = createErrorReporter({
    sink: { send: (report) => telemetry.record({ type: 'error', ...report }) },
    ...config.errorTracking,
    random: () => sample,
  });
  page.addEventListener('error', ({ error }: { readonly error?: unknown }) => {
    // Undefined for failed images, scripts of other origins and ResizeObserver warnings.
    if (error !== null && error !== undefined) uncaught.error(error, 'window.error');
  });
  page.addEventListener('unhandledrejection', ({ reason }) => uncaught.error(reason, 'window.rejection'));
  page.document.addEventListener('visibilitychange', () => {
    if (page.document.visibilityState === 'hidden') telemetry.flush();
  });
  page.addEventListener('pagehide', telemetry.flush);
  return telemetry;
}
