import type { StreamKind } from '@tv/analytics';
import type { TitleDetails, TitleType } from '@tv/api-client';

/** What of a title tells its type. */
export type TypedByWords = Pick<TitleDetails, 'titleType' | 'inCatchupArchive' | 'categories' | 'genres'>;

/**
 * The type of a title, from how it is filed (PLAY-08…15). The first rule that fits wins. `kid` is one whole word;
 * films and series are told by a part of one, as in `Spillefilm` and `Dramaserie`. Case does not matter.
 */
export function assetType({
  titleType,
  inCatchupArchive = false,
  categories = [],
  genres = [],
}: TypedByWords): TitleType {
  if (titleType === 'Linear') return inCatchupArchive ? 'catchUp' : 'upcoming';
  const words = [...categories, ...genres].map((word) => word.toLocaleLowerCase('nb'));
  if (words.includes('barn') || words.includes('junior')) return 'kid';
  if (words.some((word) => word.includes('film'))) return 'movie';
  if (words.some((word) => word.includes('serie'))) return 'tvshow';
  return 'unknown';
}

/** What kind of stream the reports call it (ANA-18…21). Throws for a type they have no word for (ANA-22). */
export function streamKind(type: TitleType): StreamKind {
  switch (type) {
    case 'movie':
    case 'tvshow':
      return 'vod';
    case 'catchUp':
    case 'upcoming':
      return 'arkiv';
    case 'channel':
      return 'direkte';
    case 'kid':
      return 'barn';
    case 'unknown':
      throw new Error('Unsupported asset type for analytics: unknown');
  }
}
