import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { parsePlayback, type Playback } from './schema.ts';

export interface PlaybackRequest {
  /** The URL of the selected DRM type in the title's `links.playUrls`. */
  readonly link: string;
  readonly streamingSessionId?: string;
}

const playbackApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // Cached for a prefetch only: tickets in the response expire, and entitlements change.
    getPlayback: build.query<Playback, PlaybackRequest>({
      ...queryWithSchema(parsePlayback, ({ link, streamingSessionId }: PlaybackRequest) => ({
        link,
        needsToken: true,
        ...(streamingSessionId === undefined
          ? {}
          : { brandHeaders: { StreamingSessionId: streamingSessionId } }),
      })),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { getPlayback } = playbackApi.endpoints;
