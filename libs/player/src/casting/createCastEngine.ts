import type { CastSender } from '@tv/cast/castSender';
import type { CastSession } from '@tv/cast/castSession';
import type { GuardedEngine, StreamState } from '../engine/playbackEngine.ts';
import { idleStream } from '../engine/state/streamStore.ts';

const SOURCE_KEYS: Partial<Record<keyof StreamState, keyof CastSession>> = {
  absolutePosition: 'currentTime',
  isPaused: 'playing',
};

/** Adapts the receiver to the parental guard; paused when another streaming session plays. */
export function createCastEngine(sender: CastSender, castSessionId: string): GuardedEngine {
  return {
    state: {
      get() {
        const { currentTime, playing, streamingSessionId } = sender.state.get();
        return {
          ...idleStream,
          phase: 'ready',
          isPaused: !playing || streamingSessionId !== castSessionId,
          absolutePosition: currentTime > 0 ? currentTime * 1000 : undefined,
        };
      },
      subscribe(key, listener) {
        const sourceKey = SOURCE_KEYS[key];
        return sourceKey ? sender.state.subscribe(sourceKey, listener) : () => undefined;
      },
    },
    play: () => sender.play(),
    pause: () => sender.pause(),
  };
}
