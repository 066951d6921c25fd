import { api } from '../base/api.ts';
import { reads } from '../base/reads.ts';
import { parsePlayback, type Playback } from './schema.ts';

export interface PlaybackRequest {
  /** The address of the chosen DRM type in the title's `links.playUrls`. */
  readonly link: string;
  /** Of this viewing. */
  readonly streamingSessionId?: string;
}

const playbackApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // Tickets in the answer run out, so each playback asks anew and nothing is kept.
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
