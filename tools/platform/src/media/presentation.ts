import type { DashTiming } from './dashManifest.ts';
import type { HlsMedia } from './hlsPlaylist.ts';
import { filmPeriods, livePeriods, programmePeriods } from './timeline.ts';
import type { Period } from './timeline.ts';

export interface Presentation {
  readonly periods: readonly Period[];
  readonly dash: DashTiming;
  readonly hls: Pick<HlsMedia, 'kind' | 'untilMs' | 'originMs'>;
}

/** A wrong number in a URL must not exhaust memory. */
const MAX_DURATION_MS = 12 * 60 * 60 * 1000;

/**
 * @param address `{titleId}~{minutes}m`, or without the length
 * @param minutesOf length of a title in minutes
 * @returns `undefined` if the length is unknown
 */
export function filmPresentation(
  address: string,
  periodMs: number,
  minutesOf: (titleId: string) => number | undefined,
): Presentation | undefined {
  const minutes = /^(?<title>.+)~(?<minutes>\d{1,4}(?:\.\d+)?)m$/.exec(address)?.groups?.['minutes'];
  const totalMs = Math.round((minutes === undefined ? (minutesOf(address) ?? 0) : Number(minutes)) * 60_000);
  if (!(totalMs > 0 && totalMs <= MAX_DURATION_MS)) return undefined;
  return {
    periods: filmPeriods(totalMs, periodMs),
    dash: { type: 'static', totalMs },
    hls: { kind: 'VOD', untilMs: totalMs, originMs: undefined },
  };
}

/** Spreads the channels' Period boundaries over whole segments; stable per channel. */
function channelOffsetMs(channelId: string, segmentMs: number, periodMs: number): number {
  const sum = [...channelId].reduce((hash, letter) => (hash * 31 + (letter.codePointAt(0) ?? 0)) % 65_521, 7);
  return (sum % (periodMs / segmentMs)) * segmentMs;
}

export function livePresentation(
  channelId: string,
  nowMs: number,
  {
    periodMs,
    segmentMs,
    windowMs,
    clockUrl,
  }: { periodMs: number; segmentMs: number; windowMs: number; clockUrl: string },
): Presentation {
  const { periods, publishedMs } = livePeriods(
    nowMs,
    periodMs,
    channelOffsetMs(channelId, segmentMs, periodMs),
    windowMs,
  );
  return {
    periods,
    dash: { type: 'dynamic', availabilityStartMs: 0, publishedMs, timeShiftBufferMs: windowMs, clockUrl },
    hls: { kind: 'sliding', untilMs: nowMs, originMs: 0 },
  };
}

/**
 * Start-over and catch-up.
 *
 * @param range `{start}-{end}` in epoch seconds
 * @returns `undefined` if the range is invalid or in the future
 */
export function programmePresentation(
  range: string,
  nowMs: number,
  { periodMs, clockUrl }: { periodMs: number; clockUrl: string },
): Presentation | undefined {
  const [from = NaN, to = NaN] = /^\d{1,12}-\d{1,12}$/.test(range) ? range.split('-').map(Number) : [];
  const [startMs, endMs] = [from * 1000, to * 1000];
  if (!(endMs > startMs && endMs - startMs <= MAX_DURATION_MS && startMs <= nowMs)) return undefined;
  const { periods, publishedMs, ended } = programmePeriods(nowMs, startMs, endMs, periodMs);
  return {
    periods,
    dash: ended
      ? { type: 'static', totalMs: endMs - startMs }
      : {
          type: 'dynamic',
          availabilityStartMs: startMs,
          publishedMs,
          timeShiftBufferMs: undefined,
          clockUrl,
        },
    hls: { kind: ended ? 'VOD' : 'EVENT', untilMs: nowMs - startMs, originMs: startMs },
  };
}
