import type { Addresses } from '@tv/run';
import type { Provider } from '../catalogue/providers.ts';

/** Increase it when drawings change: images are cached for a year. */
export const artworkVersion = 2;

const airedOn = '--';

/** Returns the image id of a daily series on one channel. */
export const airedId = (titleId: string, channelId: string): string => `${titleId}${airedOn}${channelId}`;

/** Returns the inverse of {@link airedId}. */
export function readAiredId(
  id: string,
): { readonly titleId: string; readonly channelId: string } | undefined {
  const [titleId = '', channelId] = id.split(airedOn);
  return channelId === undefined ? undefined : { titleId, channelId };
}

export type ArtKind = 'poster' | 'thumbnail' | 'hero' | 'wide' | 'channel' | 'provider' | 'menu';

/** Builds the URLs in content responses. */
export interface Links {
  image(kind: ArtKind, id: string): string;
  swimlane(id: string): string;
  schedule(channelId: string): string;
  variants(titleId: string): string;
  myList(titleId: string): string;
  favourite(channelId: string): string;
  progress(titleId: string): string;
  exclude(titleId: string): string;
  playback(titleId: string, drm: 'widevine' | 'playready' | 'fairplay' | 'clearkey'): string;
  partnerPlayback(provider: Provider, titleId: string): string;
  externalReport(titleId: string): string;
}

export function createLinks({ api, media, partner }: Addresses): Links {
  return {
    image: (kind, id) => `${media}/images/${kind}/${id}.${artworkVersion}`,
    swimlane: (id) => `${api}/content-layout/swimlanes/${id}`,
    schedule: (channelId) => `${api}/content-layout/schedule/${channelId}`,
    variants: (titleId) => `${api}/content-search/coverpage/super/${titleId}/variants`,
    myList: (titleId) => `${api}/gateway/mylist/${titleId}`,
    favourite: (channelId) => `${api}/gateway/favourites/${channelId}`,
    progress: (titleId) => `${api}/gateway/progress/${titleId}`,
    exclude: (titleId) => `${api}/gateway/continue-watching/${titleId}/exclude`,
    playback: (titleId, drm) => `${api}/gateway/playback/${titleId}/${drm}`,
    partnerPlayback: ({ id }, titleId) => `${partner}/${id}/watch/${titleId}`,
    externalReport: (titleId) => `${api}/gateway/continue-watching/external/${titleId}`,
  };
}
