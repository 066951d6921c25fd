import type { ShakaLibrary, ShakaPlayer } from './shakaLibrary.browser.ts';

/** Shaka gives up after 30 s. An older request was aborted: those end without an event. */
const REQUEST_TIMEOUT_MS = 35_000;

export type RequestsInFlight = ReturnType<typeof trackRequests>;

/** Tracks segment requests. Manifests do not count: they are requested regardless of segments. */
export function trackRequests(player: ShakaPlayer, { SEGMENT }: ShakaLibrary['requestKinds']) {
  const startedAt = new Map<unknown, number>();
  let endedAt: number | undefined;
  player.getNetworkingEngine()?.registerRequestFilter((kind, request) => {
    if (kind === SEGMENT) startedAt.set(request, performance.now());
    return Promise.resolve();
  });
  const onEnd = (event: Event) => {
    if ('request' in event && startedAt.delete(event.request)) endedAt = performance.now();
  };
  player.addEventListener('downloadcompleted', onEnd);
  player.addEventListener('downloadfailed', onEnd);
  return {
    /**
     * @returns when the last segment request ended (`performance.now()`); undefined during a request, or if there was
     * none, as for native HLS
     */
    getIdleSince() {
      for (const [request, started] of startedAt) {
        if (performance.now() - started > REQUEST_TIMEOUT_MS) startedAt.delete(request);
      }
      return startedAt.size > 0 ? undefined : endedAt;
    },
  };
}
