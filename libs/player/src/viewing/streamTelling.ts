import type { OutgoingEvent, OutgoingEvents, Streaming } from '@tv/realtime';
import type { StreamReader } from '../engine/streamStore.ts';

export interface StreamTellingOptions {
  readonly stream: StreamReader;
  readonly streaming: Streaming;
  /** Of a channel as it is broadcast. */
  readonly channelId: string | undefined;
  readonly emit: (event: OutgoingEvent) => void;
}

/** What the server is told of one viewing. */
export interface StreamTelling {
  /** The server has stopped it: it is told so, and of nothing more until `goOn`. */
  readonly hold: () => void;
  readonly goOn: () => void;
  /** The server has lost sight of it: it is told anew what is streamed, and what the player is doing. */
  readonly again: () => void;
  /** The page goes: it has stopped. Should it come back and play on, that is a start of its own. */
  readonly leave: () => void;
  /** The viewing is over. */
  readonly end: () => void;
}

/**
 * Tells the server over the socket what is streamed: from the first picture on (SOCK-04) until the stream ends or fails,
 * the page goes or the viewing is over (SOCK-05), and in between what the player is doing: playing, standing still, at
 * another place (SOCK-06, SOCK-07).
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
    // That the position moves tells of a page that has come back.
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
