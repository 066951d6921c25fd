import type { StreamKind } from '@tv/analytics';
import type { TitleDetails, TitleType } from '@tv/api-client';

export type AssetTypeFields = Pick<TitleDetails, 'titleType' | 'inCatchupArchive' | 'categories' | 'genres'>;

/**
 * Derives a title's type from its categories and genres (PLAY-08…15); the first match wins. `kid` requires a
 * whole word; film and series match substrings, as in `Spillefilm`.
 */
export function assetType({
  titleType,
  inCatchupArchive = false,
  categories = [],
  genres = [],
}: AssetTypeFields): TitleType {
  if (titleType === 'Linear') return inCatchupArchive ? 'catchUp' : 'upcoming';
  const labels = [...categories, ...genres].map((word) => word.toLocaleLowerCase('nb'));
  if (labels.includes('barn') || labels.includes('junior')) return 'kid';
  if (labels.some((label) => label.includes('film'))) return 'movie';
  if (labels.some((word) => word.includes('serie'))) return 'tvshow';
  return 'unknown';
}

const streamKinds: Readonly<Record<Exclude<TitleType, 'unknown'>, StreamKind>> = {
  movie: 'vod',
  tvshow: 'vod',
  catchUp: 'arkiv',
  upcoming: 'arkiv',
  channel: 'direkte',
  kid: 'barn',
};

/** Returns the stream kind in analytics (ANA-18…21). Throws for an unsupported type (ANA-22). */
export function streamKind(type: TitleType): StreamKind {
  if (type === 'unknown') throw new Error('Unsupported asset type for analytics: unknown');
  return streamKinds[type];
}
