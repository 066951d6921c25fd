import type { CastSender } from '@tv/cast/castSender';
import type { CastSession } from '@tv/cast/castSession';
import type { StreamState } from '../engine/playbackEngine.ts';
import { idleStream } from '../engine/streamStore.ts';
import type { GuardedEngine } from '../parental/guardedEngine.ts';

/** What of a stream is known of the television, and by which of its values. */
const TOLD_BY: Partial<Record<keyof StreamState, keyof CastSession>> = {
  absolutePosition: 'currentTime',
  isPaused: 'playing',
};

/**
 * A television that a channel plays on, as what watches over an engine sees it: where its picture is, and whether it stands still.
 *
 * @param viewing  the streaming session; when that is over it stands still, whatever plays then
 */
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
