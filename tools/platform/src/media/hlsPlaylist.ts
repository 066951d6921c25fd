import { audioTracks, languageLabels, videoTracks } from './loop.ts';
import type { LoopDescription } from './loop.ts';
import type { Period } from './timeline.ts';

/** Returns the multivariant playlist; one media playlist per track, with the same query. */
export function hlsMultivariantPlaylist(loop: LoopDescription, query: string): string {
  const audio = audioTracks(loop, 'clear');
  const media = (type: string, group: string, language: 'nb' | 'en', extra: string, uri: string) =>
    `#EXT-X-MEDIA:TYPE=${type},GROUP-ID="${group}",LANGUAGE="${language}",NAME="${languageLabels[language]}",${extra},URI="${uri}.m3u8${query}"`;
  const loudest = Math.max(...audio.map(({ bandwidth }) => bandwidth));
  const average = Math.max(...audio.map(({ averageBandwidth }) => averageBandwidth));
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...audio.map(({ name, language }, n) =>
      media(
        'AUDIO',
        'audio',
        language,
        `DEFAULT=${n === 0 ? 'YES' : 'NO'},AUTOSELECT=YES,CHANNELS="2"`,
        name,
      ),
    ),
    ...loop.languages.map((language) =>
      media('SUBTITLES', 'text', language, 'DEFAULT=NO,AUTOSELECT=YES,FORCED=NO', `text-${language}`),
    ),
    ...videoTracks(loop, 'clear').flatMap((rung) => [
      `#EXT-X-STREAM-INF:BANDWIDTH=${rung.bandwidth + loudest},AVERAGE-BANDWIDTH=${rung.averageBandwidth + average},` +
        `RESOLUTION=${rung.width}x${rung.height},FRAME-RATE=${loop.frameRate}.000,CODECS="${rung.codecs},${audio[0]?.codecs ?? ''}",AUDIO="audio",SUBTITLES="text"`,
      `${rung.name}.m3u8${query}`,
    ]),
    '',
  ].join('\n');
}

export interface HlsMedia {
  readonly loop: LoopDescription;
  /** `video-360p`, `audio-nb`, `text-en`, … */
  readonly track: string;
  readonly periods: readonly Period[];
  /** `VOD` is complete, `EVENT` grows, `sliding` also drops its start. */
  readonly kind: 'VOD' | 'EVENT' | 'sliding';
  /** Lists only segments that end before this timeline instant. */
  readonly untilMs: number;
  /** Epoch milliseconds of timeline zero; `undefined` for a film. */
  readonly originMs: number | undefined;
  /** Path from playlist to segments, with trailing slash. */
  readonly base: string;
}

/** Returns the media playlist over the segments of the DASH manifest, with a discontinuity per loop turn. */
export function hlsMediaPlaylist({ loop, track, periods, kind, untilMs, originMs, base }: HlsMedia): string {
  const language = track.startsWith('text-') ? track.slice('text-'.length) : undefined;
  const uri = (n: number) =>
    language ? `${base}text/${language}/${n}.vtt` : `${base}clear/${track}/${n}.m4s`;
  const first = periods[0];
  const perPeriod = first ? Math.ceil(first.durationMs / loop.segmentMs) : 0;
  const lines: string[] = [];
  for (const period of periods) {
    const segments = Math.ceil(period.durationMs / loop.segmentMs);
    for (let n = 0; n < segments; n += 1) {
      const startMs = period.startMs + n * loop.segmentMs;
      const durationMs = Math.min(loop.segmentMs, period.startMs + period.durationMs - startMs);
      if (startMs + durationMs > untilMs) break;
      if (n === 0) {
        if (period !== first) lines.push('#EXT-X-DISCONTINUITY');
        if (!language) lines.push(`#EXT-X-MAP:URI="${base}clear/${track}/init.mp4"`);
        if (originMs !== undefined)
          lines.push(`#EXT-X-PROGRAM-DATE-TIME:${new Date(originMs + startMs).toISOString()}`);
      }
      lines.push(`#EXTINF:${(durationMs / 1000).toFixed(3)},`, uri(n));
    }
  }
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    `#EXT-X-TARGETDURATION:${Math.ceil(loop.segmentMs / 1000)}`,
    ...(kind === 'sliding' ? [] : [`#EXT-X-PLAYLIST-TYPE:${kind}`]),
    `#EXT-X-MEDIA-SEQUENCE:${(first?.index ?? 0) * perPeriod}`,
    `#EXT-X-DISCONTINUITY-SEQUENCE:${first?.index ?? 0}`,
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...lines,
    ...(kind === 'VOD' ? ['#EXT-X-ENDLIST'] : []),
    '',
  ].join('\n');
}
