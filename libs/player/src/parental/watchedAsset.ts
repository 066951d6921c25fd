import type { Programme, TitleDetails } from '@tv/api-client';
import type { WatchedAsset } from '@tv/auth/restriction';

/**
 * What parental control looks at: of a channel the programme that is shown, or what its details say is on where that is not
 * known; else the title.
 */
export function watchedAsset(
  { id, name, episodeTitle, ageLimit, links }: TitleDetails,
  isLive: boolean,
  programme: Programme | undefined,
): WatchedAsset {
  if (!isLive) return { id, name, ageLimit };
  if (programme) return { id: programme.id, name: programme.title, ageLimit: programme.ageLimit };
  return { id: links.details?.id ?? id, name: episodeTitle ?? name, ageLimit };
}
