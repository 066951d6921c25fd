import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { itemTag } from '../base/tagTypes.ts';
import { parseNothing } from '../parse/parserOf.ts';

// Separate from the other list mutations: every clickable card needs this one.
const externalPlaybackApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    reportExternalPlayback: build.mutation({
      ...queryWithSchema(parseNothing, (link: string) => ({ link, method: 'POST', needsToken: true })),
      invalidatesTags: (_done, error) => (error ? [] : [itemTag('Swimlane', 'ContinueWatching')]),
    }),
  }),
});

export const { useReportExternalPlaybackMutation } = externalPlaybackApi;
export const { reportExternalPlayback } = externalPlaybackApi.endpoints;
