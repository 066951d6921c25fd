import type { ShakaLibrary, ShakaPlayer } from './shakaLibrary.browser.ts';

/** Shaka gives up a request after 30 s. One that is older has ended without an event, which happens to aborted ones. */
const LONGEST_REQUEST_MS = 35_000;

/** The segment requests that a player waits for. */
export interface RequestsInFlight {
  /**
   * @returns since when no segment request is in flight, on the clock of `performance.now()`; undefined while one is, and where the
   * player has requested no segment yet, as when the media element itself plays HLS
   */
  readonly idleSince: () => number | undefined;
}

/** Follows a player's segment requests. Manifests do not count: a live one is requested whatever becomes of its segments. */
export function followRequests(
  player: ShakaPlayer,
  { SEGMENT }: ShakaLibrary['requestKinds'],
): RequestsInFlight {
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
    idleSince() {
      for (const [request, started] of startedAt) {
        if (performance.now() - started > LONGEST_REQUEST_MS) startedAt.delete(request);
      }
      return startedAt.size > 0 ? undefined : endedAt;
    },
  };
}
