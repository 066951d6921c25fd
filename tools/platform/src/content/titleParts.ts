import type { Title } from '../catalogue/title.ts';
import type { ContentRequest } from './contentRequest.ts';
import type { TitleDetails } from './wire.ts';

/** Returns the categories; the client derives its type from them. */
export function categoriesOf(title: Title): string[] {
  if (title.isForKids) return [title.genres.includes('Junior') ? 'Junior' : 'Barn'];
  switch (title.kind) {
    case 'film':
      return ['Film'];
    case 'series':
      return ['Serie'];
    case 'programme':
      return ['Program'];
    case 'sport':
      return ['Sport'];
  }
}

export function typeOf(title: Title): NonNullable<TitleDetails['type']> {
  if (title.isForKids) return 'kid';
  if (title.kind === 'film') return 'movie';
  return title.kind === 'series' ? 'tvshow' : 'unknown';
}

/** Returns the playback request URLs, one per DRM type for protected titles. */
export function playUrlsOf(
  id: string,
  request: ContentRequest,
): NonNullable<TitleDetails['links']['playUrls']> {
  const { links } = request;
  return {
    widevine: { href: links.playback(id, 'widevine') },
    playReady: { href: links.playback(id, 'playready') },
    fairPlay: { href: links.playback(id, 'fairplay') },
    clearKey: { href: links.playback(id, 'clearkey') },
  };
}
