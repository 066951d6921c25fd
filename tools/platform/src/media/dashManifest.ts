import { audioTracks, languageLabels, videoTracks } from './loop.ts';
import type { LoopDescription, Protection } from './loop.ts';
import type { Period } from './timeline.ts';

export type DashTiming =
  | { readonly type: 'static'; readonly totalMs: number }
  | {
      readonly type: 'dynamic';
      /** Epoch milliseconds of timeline zero. */
      readonly availabilityStartMs: number;
      readonly publishedMs: number;
      /** `undefined` reaches back to the timeline's start. */
      readonly timeShiftBufferMs: number | undefined;
      readonly clockUrl: string;
    };

export interface DashPresentation {
  readonly loop: LoopDescription;
  readonly protection: Protection;
  readonly periods: readonly Period[];
  readonly timing: DashTiming;
  /** Path from manifest to segments, with trailing slash. */
  readonly base: string;
}

const seconds = (ms: number) => `PT${ms / 1000}S`;
const instant = (ms: number) => new Date(ms).toISOString();

/** Keeps the client's buffer behind the live edge. */
const PRESENTATION_DELAY_SEGMENTS = 3;

function keyUuid(hex: string): string {
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

function contentProtection({ loop, protection }: DashPresentation): string {
  if (protection === 'clear') return '';
  return (
    `<ContentProtection schemeIdUri="urn:mpeg:dash:mp4protection:2011" value="cenc" cenc:default_KID="${keyUuid(loop.key.id)}"/>` +
    `<ContentProtection schemeIdUri="urn:uuid:e2719d58-a985-b3c9-781a-b030af78d30e" value="ClearKey1.0"/>` +
    `<ContentProtection schemeIdUri="urn:uuid:1077efec-c0b2-4d02-ace3-3c1e52e2fb4b"><cenc:pssh>${loop.key.pssh}</cenc:pssh></ContentProtection>`
  );
}

/** Identical in every Period, so that clients join them without a gap. */
function adaptationSets(presentation: DashPresentation): string {
  const { loop, protection } = presentation;
  const guard = contentProtection(presentation);
  const template = (media: string, initialization = '') =>
    `<SegmentTemplate timescale="1000" duration="${loop.segmentMs}" startNumber="0" media="${media}"${initialization && ` initialization="${initialization}"`}/>`;
  const media = template(
    `${protection}/$RepresentationID$/$Number$.m4s`,
    `${protection}/$RepresentationID$/init.mp4`,
  );

  const video = videoTracks(loop, protection)
    .map(
      (rung) =>
        `<Representation id="${rung.name}" codecs="${rung.codecs}" bandwidth="${rung.bandwidth}" width="${rung.width}" height="${rung.height}"/>`,
    )
    .join('');
  const audio = audioTracks(loop, protection).map(
    ({ name, language, codecs, bandwidth }) =>
      `<AdaptationSet id="${name}" contentType="audio" mimeType="audio/mp4" lang="${language}" segmentAlignment="true" startWithSAP="1">${guard}` +
      `<Role schemeIdUri="urn:mpeg:dash:role:2011" value="${language === 'nb' ? 'main' : 'dub'}"/><Label>${languageLabels[language]}</Label>${media}` +
      `<Representation id="${name}" codecs="${codecs}" bandwidth="${bandwidth}" audioSamplingRate="${loop.sampleRate}">` +
      `<AudioChannelConfiguration schemeIdUri="urn:mpeg:dash:23003:3:audio_channel_configuration:2011" value="2"/></Representation></AdaptationSet>`,
  );
  const text = loop.languages.map(
    (language) =>
      `<AdaptationSet id="text-${language}" contentType="text" mimeType="text/vtt" lang="${language}">` +
      `<Role schemeIdUri="urn:mpeg:dash:role:2011" value="subtitle"/><Label>${languageLabels[language]}</Label>` +
      `${template('text/$RepresentationID$/$Number$.vtt')}<Representation id="${language}" bandwidth="512"/></AdaptationSet>`,
  );
  const { columns, rows, tileWidth, tileHeight } = loop.thumbnails;
  const thumbnails =
    `<AdaptationSet id="thumbnails" contentType="image" mimeType="image/jpeg">` +
    `<SegmentTemplate timescale="1000" duration="${loop.segmentMs * loop.segmentCount}" startNumber="0" media="$RepresentationID$/$Number$.jpg"/>` +
    `<Representation id="thumbnails" bandwidth="8192" width="${columns * tileWidth}" height="${rows * tileHeight}">` +
    `<EssentialProperty schemeIdUri="http://dashif.org/guidelines/thumbnail_tile" value="${columns}x${rows}"/></Representation></AdaptationSet>`;
  return (
    `<AdaptationSet id="video" contentType="video" mimeType="video/mp4" segmentAlignment="true" startWithSAP="1" frameRate="${loop.frameRate}">` +
    `${guard}${media}${video}</AdaptationSet>${audio.join('')}${text.join('')}${thumbnails}`
  );
}

/** Returns one Period per loop turn. */
export function dashManifest(presentation: DashPresentation): string {
  const { loop, timing, periods, base } = presentation;
  const periodMs = Math.max(...periods.map(({ durationMs }) => durationMs));
  const kind =
    timing.type === 'static'
      ? `type="static" mediaPresentationDuration="${seconds(timing.totalMs)}"`
      : [
          `type="dynamic" availabilityStartTime="${instant(timing.availabilityStartMs)}" publishTime="${instant(timing.publishedMs)}"`,
          // One Period is published early, so half a Period is a safe update interval.
          `minimumUpdatePeriod="${seconds(periodMs / 2)}" suggestedPresentationDelay="${seconds(loop.segmentMs * PRESENTATION_DELAY_SEGMENTS)}"`,
          ...(timing.timeShiftBufferMs === undefined
            ? []
            : [`timeShiftBufferDepth="${seconds(timing.timeShiftBufferMs)}"`]),
        ].join(' ');
  const clock =
    timing.type === 'dynamic'
      ? `<UTCTiming schemeIdUri="urn:mpeg:dash:utc:http-iso:2014" value="${timing.clockUrl}"/>`
      : '';
  const sets = adaptationSets(presentation);
  const body = periods
    .map(
      ({ index, startMs, durationMs }) =>
        `<Period id="${index}" start="${seconds(startMs)}" duration="${seconds(durationMs)}">${sets}</Period>`,
    )
    .join('\n');
  return (
    `<?xml version="1.0" encoding="UTF-8"?>\n<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" xmlns:cenc="urn:mpeg:cenc:2013" ` +
    `profiles="urn:mpeg:dash:profile:isoff-live:2011,urn:mpeg:dash:profile:cmaf:2019" ${kind} ` +
    `minBufferTime="${seconds(loop.segmentMs)}" maxSegmentDuration="${seconds(loop.segmentMs)}">\n<BaseURL>${base}</BaseURL>\n${body}\n${clock}</MPD>\n`
  );
}
