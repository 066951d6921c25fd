import { isInArchive } from '../guide/guide.ts';
import type { ContentSources } from './contentRequest.ts';
import { seriesItem } from './seriesItems.ts';
import { filmOfTrailer, TRAILER_SECONDS } from './trailers.ts';

/**
 * What an id plays: title, channel, or archive programme (start-over included). Times in epoch milliseconds.
 */
export type Playable =
  | {
      readonly kind: 'vod';
      readonly durationSeconds: number;
      /** Any of these gives access; empty means open to all. */
      readonly entitlementKeys: readonly string[];
    }
  | { readonly kind: 'live'; readonly channelId: string; readonly entitlementKeys: readonly string[] }
  | {
      readonly kind: 'catchup';
      readonly channelId: string;
      readonly start: number;
      readonly end: number;
      readonly entitlementKeys: readonly string[];
    };

/** Resolves an id at a time; undefined if unknown, planned or expired. */
export function playableOf(
  { catalogue, guide, providerKeys }: Pick<ContentSources, 'catalogue' | 'guide' | 'providerKeys'>,
  id: string,
  now: number,
): Playable | undefined {
  const title = catalogue.title(id);
  if (title) {
    return { kind: 'vod', durationSeconds: title.durationSeconds, entitlementKeys: providerKeys(title) };
  }
  if (filmOfTrailer(id, catalogue)) {
    return { kind: 'vod', durationSeconds: TRAILER_SECONDS, entitlementKeys: [] };
  }
  const item = seriesItem(id, catalogue);
  if (item) {
    return { kind: 'vod', durationSeconds: item.durationSeconds, entitlementKeys: providerKeys(item.series) };
  }
  const channel = guide.channel(id);
  const keysOf = (key: string | undefined): readonly string[] => (key === undefined ? [] : [key]);
  if (channel) return { kind: 'live', channelId: id, entitlementKeys: keysOf(channel.entitlementKey) };
  const programme = guide.programme(id);
  const sender = programme && guide.channel(programme.channelId);
  if (!programme || !sender) return undefined;
  const isRunning = sender.hasStartOver && programme.start <= now && now < programme.end;
  if (!isRunning && !isInArchive(programme, sender, now)) return undefined;
  return {
    kind: 'catchup',
    channelId: sender.id,
    start: programme.start,
    end: programme.end,
    entitlementKeys: keysOf(sender.entitlementKey),
  };
}
