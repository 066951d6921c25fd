import { api } from '../base/api.ts';
import { reads } from '../base/reads.ts';
import { parsePlayback, type Playback } from './schema.ts';

export interface PlaybackRequest {
  /** The URL of the selected DRM type in the title's `links.playUrls`. */
  readonly link: string;
  readonly streamingSessionId?: string;
}

const playbackApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // Tickets in the response expire, so every playback fetches its own and nothing is cached.
    getPlayback: build.query<Playback, PlaybackRequest>({
      ...reads(
        ({ link, streamingSessionId }: PlaybackRequest) => ({
          link,
          needsToken: true,
          ...(streamingSessionId === undefined
            ? {}
            : { brandHeaders: { StreamingSessionId: streamingSessionId } }),
        }),
        parsePlayback,
      ),
      forceRefetch: () => true,
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { useGetPlaybackQuery, useLazyGetPlaybackQuery } = playbackApi;
export const { getPlayback } = playbackApi.endpoints;
