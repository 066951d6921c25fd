import type { ErrorReporter } from '@tv/analytics';
import type { TitleDetails, TitleType } from '@tv/api-client';
import type { PlayerPool } from '../prefetch/playerPool.ts';
import { assetType, streamKind } from './assetType.ts';
import type { OpenedPlayback } from './playbackState.ts';
import type { StreamContent } from './streamAnalytics.ts';

/** Returns the asset type: a channel if live, otherwise the derived type, or the server's. */
function getAssetType(title: TitleDetails, isLive: boolean): TitleType {
  if (isLive) return 'channel';
  const filed = assetType(title);
  return filed === 'unknown' ? (title.type ?? filed) : filed;
}

/** Returns the content fields for analytics; undefined for an unsupported type, which is reported once. */
export function createStreamContent(
  { playable: title, sessionId, streamingDevice, isBingeWatching }: OpenedPlayback<TitleDetails>,
  isLive: boolean,
  reporter: ErrorReporter,
  playerPool: Pick<PlayerPool, 'hasReportedAssetType'>,
): StreamContent | undefined {
  try {
    return {
      assetId: title.id,
      title: title.name,
      streamKind: streamKind(getAssetType(title, isLive)),
      seriesId: title.seriesId,
      streamingSessionId: sessionId,
      streamingDevice,
      ...(isBingeWatching ? { isBingeWatching } : {}),
    };
  } catch (error) {
    if (!playerPool.hasReportedAssetType) reporter.error(error, 'player.watchedContent');
    playerPool.hasReportedAssetType = true;
    return undefined;
  }
}

/** Returns the subtitle of a title: its episode, or its channel. */
export function getTitleSubtitle(title: TitleDetails): string | undefined {
  const { season, episode, episodeTitle, channel, name } = title;
  const episodeNumber = season === undefined || episode === undefined ? undefined : `S${season}:E${episode}`;
  const parts = [episodeNumber, episodeTitle].filter((part) => part !== undefined);
  if (parts.length > 0) return parts.join(' ');
  return channel === undefined || channel.name === name ? undefined : channel.name;
}
