import type { ServerConfig } from '../configuration/parseServerConfig.ts';

/** A service that was failing has recovered when it answers, and no call has failed for this long, ms. */
const RECOVERED_AFTER_MS = 10_000;

/** A service of the configuration, by the name that its address has there. */
export interface Service {
  readonly name: string;
  readonly base: string;
}

export interface ServiceMonitorOptions {
  readonly fetch: typeof fetch;
  readonly services: readonly Service[];
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
  readonly report: (details: Readonly<Record<string, unknown>>, message: string) => void;
}

/** The services of all brands; those at the same address are one. */
export function servicesOf({ brands }: ServerConfig): readonly Service[] {
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

/** An outage that is not over. */
interface Outage {
  readonly since: number;
  lastFailureAt: number;
  failures: number;
}

const isFailure = ({ status }: Response): boolean => status >= 500 || status === 429;

/** The caller gave up, which says nothing about the service; a time limit that has passed does. */
const isAborted = (signal: AbortSignal | null | undefined): boolean =>
  signal?.aborted === true && (signal.reason as { readonly name?: unknown } | null)?.name !== 'TimeoutError';

function causeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/**
 * A `fetch` that reports when a service starts to fail (no connection, no answer in time, 5xx, 429) and when it has
 * recovered: two messages an outage, however many calls fail.
 */
export function monitorServices({ fetch, services, now, report }: ServiceMonitorOptions): typeof fetch {
  const outages = new Map<string, Outage>();

  const nameOf = (url: string): string => {
    const own = services.filter(({ base }) => url === base || url.startsWith(`${base}/`));
    // One base may begin with another.
    const [service] = own.sort((a, b) => b.base.length - a.base.length);
    return service?.name ?? URL.parse(url)?.host ?? 'unknown';
  };

  const fail = (url: string, cause: string): void => {
    const service = nameOf(url);
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
    const service = nameOf(url);
    const outage = outages.get(service);
    if (outage === undefined || now() - outage.lastFailureAt < RECOVERED_AFTER_MS) return;
    outages.delete(service);
    const seconds = Math.round((now() - outage.since) / 1000);
    report({ service, seconds, failures: outage.failures }, 'A service has recovered');
  };

  return async (input, init) => {
    const url = input instanceof Request ? input.url : String(input);
    try {
      const response = await fetch(input, init);
      if (isFailure(response)) fail(url, `status ${response.status}`);
      else succeed(url);
      return response;
    } catch (error) {
      if (!isAborted(init?.signal)) fail(url, causeOf(error));
      throw error;
    }
  };
}
