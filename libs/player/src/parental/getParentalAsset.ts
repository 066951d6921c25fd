import type { Programme, TitleDetails } from '@tv/api-client';
import type { WatchedAsset } from '@tv/auth/restriction';

/**
 * Returns what parental control checks: the title, or a channel's current programme, falling back to the
 * channel's details.
 */
export function getParentalAsset(
  { id, name, episodeTitle, ageLimit, links }: TitleDetails,
  isLive: boolean,
  programme: Programme | undefined,
): WatchedAsset {
  if (!isLive) return { id, name, ageLimit };
  if (programme) return { id: programme.id, name: programme.title, ageLimit: programme.ageLimit };
  return { id: links.details?.id ?? id, name: episodeTitle ?? name, ageLimit };
}
