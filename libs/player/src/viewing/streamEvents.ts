import type { Analytics, AnalyticsEvents, ErrorReporter } from '@tv/analytics';
import type { Programme } from '@tv/api-client';
import type { Clock } from '@tv/time';
import type { StreamReader } from '../engine/streamStore.ts';

export type WatchedContent = AnalyticsEvents['stream_start'];

/** A longer span means that the device slept (PROG-09). */
const LONGEST_SPAN_S = 1200;

const KEEPALIVE_MS = 60_000;

export interface StreamEventsOptions {
  readonly stream: StreamReader;
  readonly content: WatchedContent;
  readonly analytics: Analytics;
  readonly reporter: ErrorReporter;
  readonly clock: Pick<Clock, 'now'>;
}

/** A channel's programme. Consecutive episodes may share a title, so the id counts. */
export type ShownProgramme = Pick<Programme, 'id' | 'title'>;

export interface StreamReport {
  /** Sets a channel's programme; a change ends the current analytics session. */
  readonly showProgramme: (programme: ShownProgramme) => void;
  /** Reports a stop. Playback after a return to the page is a new start. */
  readonly leave: () => void;
  readonly end: () => void;
}

/**
 * Tracks start (ANA-11, ANA-13), pause (ANA-15), keepalive (ANA-12, ANA-16) and stop (ANA-14). Each event
 * carries the seconds since the previous one.
 */
export function reportStream({
  stream,
  content,
  analytics,
  reporter,
  clock,
}: StreamEventsOptions): StreamReport {
  let lastAt: number | undefined;
  let wasPlaying = false;
  let shown: ShownProgramme | undefined;
  const watched = () => ({ ...content, programme: shown?.title });
  let keepalive: ReturnType<typeof setInterval> | undefined;

  function span(): AnalyticsEvents['stream_stop'] {
    const now = clock.now();
    const seconds = Math.max(0, Math.round((now - (lastAt ?? now)) / 1000));
    lastAt = now;
    if (seconds > LONGEST_SPAN_S)
      reporter.warn(`A stream event of ${seconds} s was clamped`, 'player.streamEvents');
    return { ...watched(), durationSeconds: Math.min(seconds, LONGEST_SPAN_S) };
  }

  function stop() {
    clearInterval(keepalive);
    // Paused time is not watched time.
    const event = wasPlaying ? span() : { ...watched(), durationSeconds: 0 };
    wasPlaying = false;
    if (lastAt !== undefined) analytics.push({ event: 'stream_stop', ...event });
    lastAt = undefined;
  }

  function onChange() {
    const { phase, isPaused } = stream.get();
    if (phase === 'ended' || phase === 'failed') return stop();
    const isPlaying = phase === 'ready' && !isPaused;
    if (isPlaying === wasPlaying) return;
    wasPlaying = isPlaying;
    clearInterval(keepalive);
    if (!isPlaying) return analytics.push({ event: 'stream_pause', ...span() });
    if (lastAt === undefined) {
      analytics.push({ event: 'play_content', ...watched() });
      analytics.push({ event: 'stream_start', ...watched() });
    }
    lastAt = clock.now();
    keepalive = setInterval(() => {
      const event = span();
      analytics.push({ event: 'stream_keepalive', ...event });
      analytics.push({ event: 'consumption_update', ...event });
    }, KEEPALIVE_MS);
  }

  // A moving position signals a page restored from the back/forward cache.
  const unsubscribe = (['phase', 'isPaused', 'position'] as const).map((key) =>
    stream.subscribe(key, onChange),
  );
  onChange();

  return {
    showProgramme(next) {
      const isAnother = shown !== undefined && shown.id !== next.id;
      if (isAnother) stop();
      shown = next;
      if (isAnother) onChange();
    },
    leave: stop,
    end() {
      for (const unlisten of unsubscribe) unlisten();
      stop();
    },
  };
}
