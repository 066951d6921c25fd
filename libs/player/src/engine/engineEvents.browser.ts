import type { EveryEvent, HeardPlayer } from './everyEvent.browser.ts';
import type { EngineEvent } from './playbackEngine.ts';

export interface EngineEvents extends EveryEvent {
  /** @returns unsubscribe */
  readonly listen: (listener: (event: EngineEvent) => void) => () => void;
}

/**
 * Emits all events inside an engine to subscribers (ROUTE-40). The event logger is loaded by the first
 * subscriber.
 *
 * @param signal removes the listeners from the media element
 */
export function createEngineEvents(video: HTMLVideoElement, signal: AbortSignal): EngineEvents {
  const listeners = new Set<(event: EngineEvent) => void>();
  let player: HeardPlayer | undefined;
  let every: EveryEvent | undefined;
  let coming: Promise<void> | undefined;
  const tell = (event: EngineEvent) => {
    for (const listener of listeners) listener(event);
  };
  return {
    listen(listener) {
      listeners.add(listener);
      coming ??= import('./everyEvent.browser.ts').then(({ hearEverything }) => {
        every = hearEverything(video, signal, tell);
        if (player) every.hearPlayer(player);
      });
      return () => void listeners.delete(listener);
    },
    hearPlayer(next) {
      player = next;
      every?.hearPlayer(next);
    },
    loadFailed: (error) => every?.loadFailed(error),
  };
}
