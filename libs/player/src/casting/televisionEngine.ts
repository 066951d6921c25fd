import type { CastSender } from '@tv/cast/castSender';
import type { CastSession } from '@tv/cast/castSession';
import type { StreamState } from '../engine/playbackEngine.ts';
import { idleStream } from '../engine/streamStore.ts';
import type { GuardedEngine } from '../parental/guardedEngine.ts';

const TOLD_BY: Partial<Record<keyof StreamState, keyof CastSession>> = {
  absolutePosition: 'currentTime',
  isPaused: 'playing',
};

/** Adapts the receiver to the parental guard; paused when another streaming session plays. */
export function televisionEngine(sender: CastSender, viewing: string): GuardedEngine {
  return {
    state: {
      get() {
        const { currentTime, playing, streamingSessionId } = sender.state.get();
        return {
          ...idleStream,
          phase: 'ready',
          isPaused: !playing || streamingSessionId !== viewing,
          absolutePosition: currentTime > 0 ? currentTime * 1000 : undefined,
        };
      },
      subscribe(key, listener) {
        const told = TOLD_BY[key];
        return told ? sender.state.subscribe(told, listener) : () => undefined;
      },
    },
    play: () => sender.play(),
    pause: () => sender.pause(),
  };
}
