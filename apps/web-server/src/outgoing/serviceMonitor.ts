import type { ServerConfig } from '../configuration/parseServerConfig.ts';
import type { ServiceFetch } from './serviceFetch.ts';

/** A service has recovered when it responds and no request failed for this long. */
const RECOVERY_PERIOD_MS = 10_000;

/** `name` is its key in the configuration. */
export interface Service {
  readonly name: string;
  readonly base: string;
}

/** A status class, or `error` without a response. */
export type ServiceResult = `${number}xx` | 'error';

export interface ServiceMonitorOptions {
  readonly fetch: ServiceFetch;
  readonly names: ServiceNames;
  /** Monotonic clock. */
  readonly now: () => number;
  readonly report: (details: Readonly<Record<string, unknown>>, message: string) => void;
  /** Called for each request except aborted ones; `service` is a configured name or `other`. */
  readonly observe: (service: string, result: ServiceResult, ms: number) => void;
}

/** Returns the services of all brands, unique by URL. */
export function listServices({ brands }: ServerConfig): readonly Service[] {
  const services = Object.values(brands).flatMap(({ runtimeConfig: { environment, services } }) => {
    const { gateway, gatewayOverride, contentLayout, contentSearch, contentQuery } = services;
    const bases = {
      gateway: gatewayOverride ?? gateway[environment],
      contentLayout,
      contentSearch,
      contentQuery,
    };
    return Object.entries(bases).map(([name, base]): Service => ({ name, base }));
  });
  return [...new Map(services.map((service) => [service.base, service])).values()];
}

export type ServiceNames = ReturnType<typeof createServiceNames>;

export function createServiceNames(services: readonly Service[]) {
  // Longest base first, since one can be the prefix of another.
  const byLength = services.toSorted((a, b) => b.base.length - a.base.length);
  const find = (url: string): string | undefined =>
    byLength.find(({ base }) => url === base || url.startsWith(`${base}/`))?.name;
  return {
    /** Returns the configured name. */
    find,
    /** Returns the host for a service that is not configured. */
    nameOf: (url: string): string => find(url) ?? URL.parse(url)?.host ?? 'unknown',
  };
}

interface Outage {
  readonly since: number;
  lastFailureAt: number;
  failures: number;
}

export const isFailure = ({ status }: { readonly status: number }): boolean =>
  status >= 500 || status === 429;

/** Returns whether the caller aborted. A timeout counts as a failure of the service. */
export const isAborted = (signal: AbortSignal | undefined): boolean =>
  signal?.aborted === true && (signal.reason as { readonly name?: unknown } | null)?.name !== 'TimeoutError';

export function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/**
 * Wraps `fetch` to measure requests. Reports an outage (no connection, timeout, 5xx, 429, unreadable body) once, and
 * its end once.
 */
export function monitorServices({ fetch, names, now, report, observe }: ServiceMonitorOptions): ServiceFetch {
  const outages = new Map<string, Outage>();

  const fail = (url: string, cause: string): void => {
    const service = names.nameOf(url);
    const outage = outages.get(service);
    if (outage) {
      outage.lastFailureAt = now();
      outage.failures += 1;
      return;
    }
    outages.set(service, { since: now(), lastFailureAt: now(), failures: 1 });
    report({ service, path: URL.parse(url)?.pathname, cause }, 'A service is failing');
  };

  const succeed = (url: string): void => {
    if (outages.size === 0) return;
    const service = names.nameOf(url);
    const outage = outages.get(service);
    if (outage === undefined || now() - outage.lastFailureAt < RECOVERY_PERIOD_MS) return;
    outages.delete(service);
    const seconds = Math.round((now() - outage.since) / 1000);
    report({ service, seconds, failures: outage.failures }, 'A service has recovered');
  };

  return async (url, init) => {
    const startedAt = now();
    try {
      const response = await fetch(url, init);
      observe(names.find(url) ?? 'other', `${Math.floor(response.status / 100)}xx`, now() - startedAt);
      if (isFailure(response)) fail(url, `status ${response.status}`);
      else succeed(url);
      return response;
    } catch (error) {
      if (!isAborted(init?.signal)) {
        observe(names.find(url) ?? 'other', 'error', now() - startedAt);
        fail(url, causeOf(error));
      }
      throw error;
    }
  };
}
