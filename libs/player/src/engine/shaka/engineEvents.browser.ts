import type { EngineEvent, PlaybackEngine } from '../playbackEngine.ts';
import type { EventLogger, PlayerEventTarget } from './logAllEvents.browser.ts';

export interface EngineEvents extends EventLogger {
  readonly subscribe: PlaybackEngine['onEvent'];
}

/**
 * Emits all events inside an engine to subscribers (ROUTE-40). The first subscriber loads the logger.
 *
 * @param signal removes the listeners from the media element
 */
export function createEngineEvents(video: HTMLVideoElement, signal: AbortSignal): EngineEvents {
  const listeners = new Set<(event: EngineEvent) => void>();
  let player: PlayerEventTarget | undefined;
  let logger: EventLogger | undefined;
  let loading: Promise<void> | undefined;
  const emit = (event: EngineEvent) => {
    for (const listener of listeners) listener(event);
  };
  return {
    subscribe(listener) {
      listeners.add(listener);
      loading ??= import('./logAllEvents.browser.ts').then(({ logAllEvents }) => {
        logger = logAllEvents(video, signal, emit);
        if (player) logger.attachPlayer(player);
      });
      return () => void listeners.delete(listener);
    },
    attachPlayer(next) {
      player = next;
      logger?.attachPlayer(next);
    },
    logLoadError: (error) => logger?.logLoadError(error),
  };
}
