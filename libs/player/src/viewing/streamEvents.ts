import type { Analytics, AnalyticsEvents, ErrorReporter } from '@tv/analytics';
import type { Clock } from '@tv/time';
import type { StreamStore } from '../engine/streamStore.ts';

/** What is being watched, in the words of the reports. */
export type WatchedContent = AnalyticsEvents['stream_start'];

/** A span longer than this (seconds) says that something slept, not that someone watched (PROG-09). */
const LONGEST_SPAN_S = 1200;

const KEEPALIVE_MS = 60_000;

export interface StreamEventsOptions {
  readonly stream: StreamStore;
  readonly content: WatchedContent;
  readonly analytics: Analytics;
  readonly reporter: ErrorReporter;
  readonly clock: Pick<Clock, 'now'>;
}

/**
 * Tells the reports of one viewing: its start (ANA-11, ANA-13), its pauses (ANA-15), that it goes on (ANA-12,
 * ANA-16) and its end (ANA-14). Each carries the seconds since the event before.
 *
 * @returns how to stop: playing is over
 */
export function reportStream({
  stream,
  content,
  analytics,
  reporter,
  clock,
}: StreamEventsOptions): () => void {
  let lastAt: number | undefined;
  let wasPlaying = false;
  let keepalive: ReturnType<typeof setInterval> | undefined;

  function span(): AnalyticsEvents['stream_stop'] {
    const now = clock.now();
    const seconds = Math.max(0, Math.round((now - (lastAt ?? now)) / 1000));
    lastAt = now;
    if (seconds > LONGEST_SPAN_S)
      reporter.warn(`A stream event of ${seconds} s was clamped`, 'player.streamEvents');
    return { ...content, durationSeconds: Math.min(seconds, LONGEST_SPAN_S) };
  }

  function onChange() {
    const { phase, isPaused } = stream.get();
    const isPlaying = phase === 'ready' && !isPaused;
    if (isPlaying === wasPlaying) return;
    wasPlaying = isPlaying;
    clearInterval(keepalive);
    if (!isPlaying) {
      // The end of a film is a stop, which the end of the viewing tells.
      if (phase === 'ready') analytics.push({ event: 'stream_pause', ...span() });
      return;
    }
    if (lastAt === undefined) {
      analytics.push({ event: 'play_content', ...content });
      analytics.push({ event: 'stream_start', ...content });
    }
    lastAt = clock.now();
    keepalive = setInterval(() => {
      const event = span();
      analytics.push({ event: 'stream_keepalive', ...event });
      analytics.push({ event: 'consumption_update', ...event });
    }, KEEPALIVE_MS);
  }

  const unsubscribe = [stream.subscribe('phase', onChange), stream.subscribe('isPaused', onChange)];
  onChange();

  return () => {
    for (const end of unsubscribe) end();
    clearInterval(keepalive);
    if (lastAt === undefined) return;
    // While paused no time was watched.
    analytics.push({ event: 'stream_stop', ...(wasPlaying ? span() : { ...content, durationSeconds: 0 }) });
    lastAt = undefined;
  };
}
