import type { OutgoingEvent, OutgoingEvents, Streaming } from '@tv/realtime';
import type { StreamReader } from '../engine/state/streamStore.ts';

export interface ReportStreamingOptions {
  readonly stream: StreamReader;
  readonly streaming: Streaming;
  readonly channelId: string | undefined;
  readonly emit: (event: OutgoingEvent) => void;
}

/** Reports start (SOCK-04), stop (SOCK-05), player state and seeks (SOCK-06, SOCK-07) over the socket. */
export function reportStreaming({ stream, streaming, channelId, emit }: ReportStreamingOptions) {
  let hasStarted = false;
  let wasPlaying = false;
  let isSuspended = false;

  function emitState(state: OutgoingEvents['MediaPlayerState']['state']) {
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
    if (wasPlaying) emitState('STOP');
    wasPlaying = false;
    if (hasStarted) emit({ name: 'StreamingStop', payload: streaming });
    hasStarted = false;
  }

  function handleChange() {
    if (isSuspended) return;
    const { phase, isPaused } = stream.get();
    if (phase === 'ended' || phase === 'failed') return stop();
    const isPlaying = phase === 'ready' && !isPaused;
    if (isPlaying === wasPlaying) return;
    wasPlaying = isPlaying;
    if (isPlaying && !hasStarted) {
      hasStarted = true;
      emit({ name: 'StreamingStart', payload: streaming });
    }
    emitState(isPlaying ? 'PLAY' : 'STOP');
  }

  function handleSeek() {
    if (hasStarted && !isSuspended && !stream.get().isSeeking) emitState('SETPOSITION');
  }

  const unsubscribers = [
    // A moving position signals a page restored from the back/forward cache.
    ...(['phase', 'isPaused', 'position'] as const).map((key) => stream.subscribe(key, handleChange)),
    stream.subscribe('isSeeking', handleSeek),
  ];
  handleChange();

  return {
    /** Reports a stop, then nothing until `resume`. */
    suspend() {
      stop();
      isSuspended = true;
    },
    resume() {
      isSuspended = false;
      handleChange();
    },
    resend() {
      if (!hasStarted) return;
      emit({ name: 'StreamingStart', payload: streaming });
      emitState(wasPlaying ? 'PLAY' : 'STOP');
    },
    handlePageHide: stop,
    end() {
      for (const unsubscribe of unsubscribers) unsubscribe();
      stop();
    },
  };
}
