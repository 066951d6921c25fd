import type { ErrorReporter } from '@tv/analytics';
import type { TitleDetails, TitleType } from '@tv/api-client';
import { assetType, streamKind } from './assetType.ts';
import type { OpenedPlayback } from './playbackState.ts';
import type { WatchedContent } from './streamEvents.ts';

/** A live title is a channel; otherwise its derived type, or the server's. */
function watchedType(title: TitleDetails, isLive: boolean): TitleType {
  if (isLive) return 'channel';
  const filed = assetType(title);
  return filed === 'unknown' ? (title.type ?? filed) : filed;
}

const told = new WeakSet<ErrorReporter>();

/** Returns the content fields for analytics; undefined for an unsupported type, which is reported once. */
export function watchedContent(
  {
    playable: title,
    sessionId,
    streamingDevice,
    isBingeWatching,
  }: Pick<OpenedPlayback<TitleDetails>, 'playable' | 'sessionId' | 'streamingDevice' | 'isBingeWatching'>,
  { isLive, reporter }: { readonly isLive: boolean; readonly reporter: ErrorReporter },
): WatchedContent | undefined {
  try {
    return {
      assetId: title.id,
      title: title.name,
      streamKind: streamKind(watchedType(title, isLive)),
      seriesId: title.seriesId,
      streamingSessionId: sessionId,
      streamingDevice,
      ...(isBingeWatching ? { isBingeWatching } : {}),
    };
  } catch (error) {
    if (!told.has(reporter)) reporter.error(error, 'player.watchedContent');
    told.add(reporter);
    return undefined;
  }
}

/** Subtitle of a title: its episode, or its channel. */
export function subtitleOf({
  season,
  episode,
  episodeTitle,
  channel,
  name,
}: TitleDetails): string | undefined {
  const place = season === undefined || episode === undefined ? [] : [`S${season}:E${episode}`];
  const parts = [...place, ...(episodeTitle === undefined ? [] : [episodeTitle])];
  if (parts.length > 0) return parts.join(' ');
  return channel === undefined || channel.name === name ? undefined : channel.name;
}
