import type { Analytics, AnalyticsEvents, ErrorReporter } from '@tv/analytics';
import type { Programme } from '@tv/api-client';
import type { Clock } from '@tv/time';
import type { StreamReader } from '../engine/streamStore.ts';

/** What is being watched, in the words of the reports. */
export type WatchedContent = AnalyticsEvents['stream_start'];

/** A span longer than this (seconds) says that something slept, not that someone watched (PROG-09). */
const LONGEST_SPAN_S = 1200;

const KEEPALIVE_MS = 60_000;

export interface StreamEventsOptions {
  readonly stream: StreamReader;
  readonly content: WatchedContent;
  readonly analytics: Analytics;
  readonly reporter: ErrorReporter;
  readonly clock: Pick<Clock, 'now'>;
}

/** What is on a channel. Two episodes of a series, one after the other, have a title in common. */
export type ShownProgramme = Pick<Programme, 'id' | 'title'>;

/** The reports of one viewing. */
export interface StreamReport {
  /** What is on a channel. What comes after the first is a viewing of its own: what is before it ends here. */
  readonly showProgramme: (programme: ShownProgramme) => void;
  /** The page goes: playing has stopped. Should it come back and play on, that is a start of its own. */
  readonly leave: () => void;
  /** The viewing is over. */
  readonly end: () => void;
}

/**
 * Tells the reports of one viewing: its start (ANA-11, ANA-13), its pauses (ANA-15), that it goes on (ANA-12,
 * ANA-16) and that it stops (ANA-14): at the end of the stream, when it fails, when the page goes, and when the
 * viewing is over, whichever comes first. Each carries the seconds since the event before.
 */
export function reportStream({
  stream,
  content,
  analytics,
  reporter,
  clock,
}: StreamEventsOptions): StreamReport {
  /** Of the event before; undefined while nothing has started, or all has stopped. */
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
    // While paused no time was watched.
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

  // That the position moves tells of a page that has come back.
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
