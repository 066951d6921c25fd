import type { EveryEvent, HeardPlayer } from './everyEvent.browser.ts';
import type { EngineEvent } from './playbackEngine.ts';

export interface EngineEvents extends EveryEvent {
  /** @returns how to stop */
  readonly listen: (listener: (event: EngineEvent) => void) => () => void;
}

/**
 * All that happens in an engine, for who listens. Nobody does but who tries the player out: what there is to hear comes with the first
 * who does.
 *
 * @param signal  ends it for the media element
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
