import type { Analytics, ErrorReporter, RecordMeasurement } from '@tv/analytics';
import type { OutgoingEvent, Streaming } from '@tv/realtime';
import type { Clock } from '@tv/time';
import type { StreamReader } from '../engine/state/streamStore.ts';
import type { PageLifecycle } from '../pageLifecycle/pageLifecycle.ts';
import { createProgressSaver } from '../progress/progressSaver.ts';
import { measurePlaybackQuality } from './playbackQuality.ts';
import { reportStreaming } from './reportStreaming.ts';
import { trackStream, type AnalyticsProgramme, type StreamContent } from './streamAnalytics.ts';

export interface PlaybackReportOptions {
  readonly saveProgress: ((seconds: number, isLast: boolean) => void) | undefined;
  /** Called after the last progress request was sent. */
  readonly onEnd?: (() => void) | undefined;
  readonly isSignedIn: () => boolean;
  readonly content: StreamContent | undefined;
  readonly streaming: Streaming;
  readonly channelId: string | undefined;
  /** Sends a socket event. */
  readonly emit: (event: OutgoingEvent) => void;
  readonly analytics: Analytics;
  /** Undefined without a collector. */
  readonly recordMeasurement: RecordMeasurement | undefined;
  readonly reporter: ErrorReporter;
  readonly clock: Pick<Clock, 'now'>;
  readonly page: PageLifecycle;
}

/** Reports playback to others: progress, analytics, and the stream over the socket. */
export function reportPlayback(stream: StreamReader, options: PlaybackReportOptions) {
  const { saveProgress, isSignedIn, content, analytics, recordMeasurement, reporter, clock, page } = options;
  let hasWarnedAboutProgress = false;

  /** Saves nothing while signed out (PROG-07), and warns once about lost progress. */
  function canSaveProgress(): boolean {
    if (isSignedIn()) return true;
    if (!hasWarnedAboutProgress) reporter.warn('The sign-in has ended: progress is lost', 'player.progress');
    hasWarnedAboutProgress = true;
    return false;
  }

  const saver =
    saveProgress && createProgressSaver({ stream, save: saveProgress, isSignedIn: canSaveProgress });
  const streamAnalytics = content && trackStream({ ...options, stream, content });
  const streamReports = reportStreaming({ ...options, stream });
  const quality = recordMeasurement && measurePlaybackQuality({ stream, clock, record: recordMeasurement });
  const cleanups = [
    page.onPageHide(() => {
      streamAnalytics?.handlePageHide();
      streamReports.handlePageHide();
      quality?.handlePageHide();
      analytics.flush();
    }),
    ...(saver ? [page.onHidden(saver.saveOnPageHide)] : []),
    page.onHidden(() => analytics.flush()),
  ];

  return {
    /** Saves progress and reports a stop, then nothing until `resume`. */
    suspend() {
      streamReports.suspend();
      saver?.save();
    },
    resume: () => streamReports.resume(),
    /** Sends the stream again to the server. */
    resendStreaming: () => streamReports.resend(),
    /** Sets a channel's current programme; each programme has its own analytics session. */
    setProgramme: (programme: AnalyticsProgramme) => streamAnalytics?.setProgramme(programme),
    /** Saves and reports for the last time. */
    end() {
      saver?.stop();
      options.onEnd?.();
      streamAnalytics?.end();
      streamReports.end();
      quality?.end();
      for (const cleanup of cleanups) cleanup();
    },
  };
}
