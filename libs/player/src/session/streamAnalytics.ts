import type { Analytics, AnalyticsEvents, ErrorReporter } from '@tv/analytics';
import type { Programme } from '@tv/api-client';
import type { Clock } from '@tv/time';
import type { StreamReader } from '../engine/state/streamStore.ts';

export type StreamContent = AnalyticsEvents['stream_start'];

/** A longer span means that the device slept (PROG-09). */
const MAX_SPAN_S = 1200;

const KEEPALIVE_INTERVAL_MS = 60_000;

export interface StreamAnalyticsOptions {
  readonly stream: StreamReader;
  readonly content: StreamContent;
  readonly analytics: Analytics;
  readonly reporter: ErrorReporter;
  readonly clock: Pick<Clock, 'now'>;
}

/** A channel's programme. Consecutive episodes may share a title, so programmes are compared by id. */
export type AnalyticsProgramme = Pick<Programme, 'id' | 'title'>;

/**
 * Tracks start (ANA-11, ANA-13), pause (ANA-15), keepalive (ANA-12, ANA-16) and stop (ANA-14). Each event
 * carries the seconds since the previous one.
 */
export function trackStream({ stream, content, analytics, reporter, clock }: StreamAnalyticsOptions) {
  let lastEventAt: number | undefined;
  let wasPlaying = false;
  let currentProgramme: AnalyticsProgramme | undefined;
  const getContent = () => ({ ...content, programme: currentProgramme?.title });
  let keepalive: ReturnType<typeof setInterval> | undefined;

  function createSpanEvent(): AnalyticsEvents['stream_stop'] {
    const now = clock.now();
    const seconds = Math.max(0, Math.round((now - (lastEventAt ?? now)) / 1000));
    lastEventAt = now;
    if (seconds > MAX_SPAN_S)
      reporter.warn(`A stream event of ${seconds} s was clamped`, 'player.streamEvents');
    return { ...getContent(), durationSeconds: Math.min(seconds, MAX_SPAN_S) };
  }

  function stop() {
    clearInterval(keepalive);
    // Paused time is not watched time.
    const event = wasPlaying ? createSpanEvent() : { ...getContent(), durationSeconds: 0 };
    wasPlaying = false;
    if (lastEventAt !== undefined) analytics.push({ event: 'stream_stop', ...event });
    lastEventAt = undefined;
  }

  function onChange() {
    const { phase, isPaused } = stream.get();
    if (phase === 'ended' || phase === 'failed') return stop();
    const isPlaying = phase === 'ready' && !isPaused;
    if (isPlaying === wasPlaying) return;
    wasPlaying = isPlaying;
    clearInterval(keepalive);
    if (!isPlaying) return analytics.push({ event: 'stream_pause', ...createSpanEvent() });
    if (lastEventAt === undefined) {
      analytics.push({ event: 'play_content', ...getContent() });
      analytics.push({ event: 'stream_start', ...getContent() });
    }
    lastEventAt = clock.now();
    keepalive = setInterval(() => {
      const event = createSpanEvent();
      analytics.push({ event: 'stream_keepalive', ...event });
      analytics.push({ event: 'consumption_update', ...event });
    }, KEEPALIVE_INTERVAL_MS);
  }

  // A moving position signals a page restored from the back/forward cache.
  const unsubscribers = (['phase', 'isPaused', 'position'] as const).map((key) =>
    stream.subscribe(key, onChange),
  );
  onChange();

  return {
    /** Sets a channel's programme; a change ends the current analytics session. */
    setProgramme(next: AnalyticsProgramme) {
      const hasChanged = currentProgramme !== undefined && currentProgramme.id !== next.id;
      if (hasChanged) stop();
      currentProgramme = next;
      if (hasChanged) onChange();
    },
    /** Reports a stop. Playback after a return to the page is a new start. */
    handlePageHide: stop,
    end() {
      for (const unsubscribe of unsubscribers) unsubscribe();
      stop();
    },
  };
}
