import { api } from '../base/api.ts';
import { nothing, reads } from '../base/reads.ts';
import { itemTag } from '../base/tagTypes.ts';

// Separate from the other list mutations: every clickable card needs this one.
const externalPlaybackApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    reportExternalPlayback: build.mutation<null, string>({
      ...reads((link: string) => ({ link, method: 'POST', needsToken: true }), nothing),
      invalidatesTags: (_done, error) => (error ? [] : [itemTag('Swimlane', 'ContinueWatching')]),
    }),
  }),
});

export const { useReportExternalPlaybackMutation } = externalPlaybackApi;
export const { reportExternalPlayback } = externalPlaybackApi.endpoints;
