import type { OutgoingEvent, OutgoingEvents, Streaming } from '@tv/realtime';
import type { StreamReader } from '../engine/streamStore.ts';

export interface StreamTellingOptions {
  readonly stream: StreamReader;
  readonly streaming: Streaming;
  readonly channelId: string | undefined;
  readonly emit: (event: OutgoingEvent) => void;
}

export interface StreamTelling {
  /** Reports a stop, then nothing until `resume`. */
  readonly hold: () => void;
  readonly goOn: () => void;
  readonly again: () => void;
  readonly leave: () => void;
  readonly end: () => void;
}

/**
 * Reports the stream over the socket: start (SOCK-04), stop (SOCK-05), player state and seeks (SOCK-06,
 * SOCK-07).
 */
export function tellStream({ stream, streaming, channelId, emit }: StreamTellingOptions): StreamTelling {
  let hasStarted = false;
  let wasPlaying = false;
  let isHeld = false;

  function tell(state: OutgoingEvents['MediaPlayerState']['state']) {
    const { manifestUrl, absolutePosition } = stream.get();
    emit({
      name: 'MediaPlayerState',
      payload: {
        url: manifestUrl ?? '',
        state,
        channel_id: channelId,
        positionDateTime:
          absolutePosition === undefined ? undefined : new Date(absolutePosition).toISOString(),
      },
    });
  }

  function stop() {
    if (wasPlaying) tell('STOP');
    wasPlaying = false;
    if (hasStarted) emit({ name: 'StreamingStop', payload: streaming });
    hasStarted = false;
  }

  function onChange() {
    if (isHeld) return;
    const { phase, isPaused } = stream.get();
    if (phase === 'ended' || phase === 'failed') return stop();
    const isPlaying = phase === 'ready' && !isPaused;
    if (isPlaying === wasPlaying) return;
    wasPlaying = isPlaying;
    if (isPlaying && !hasStarted) {
      hasStarted = true;
      emit({ name: 'StreamingStart', payload: streaming });
    }
    tell(isPlaying ? 'PLAY' : 'STOP');
  }

  function onSeek() {
    if (hasStarted && !isHeld && !stream.get().isSeeking) tell('SETPOSITION');
  }

  const unsubscribe = [
    // A moving position signals a page restored from the back/forward cache.
    ...(['phase', 'isPaused', 'position'] as const).map((key) => stream.subscribe(key, onChange)),
    stream.subscribe('isSeeking', onSeek),
  ];
  onChange();

  return {
    hold() {
      stop();
      isHeld = true;
    },
    goOn() {
      isHeld = false;
      onChange();
    },
    again() {
      if (!hasStarted) return;
      emit({ name: 'StreamingStart', payload: streaming });
      tell(wasPlaying ? 'PLAY' : 'STOP');
    },
    leave: stop,
    end() {
      for (const unlisten of unsubscribe) unlisten();
      stop();
    },
  };
}
