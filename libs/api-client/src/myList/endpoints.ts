import { api } from '../base/api.ts';
import { nothing, reads } from '../base/reads.ts';

export interface ListMembership {
  /** The `myList` or `wish` link of a title, or the `myList` link of a channel. */
  readonly link: string;
  /** Whether it shall be on the list. */
  readonly isMember: boolean;
}

const toggle = reads(
  ({ link, isMember }: ListMembership) => ({
    link,
    method: isMember ? 'POST' : 'DELETE',
    needsToken: true,
  }),
  nothing,
);

const myListApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    // My list shows the change at once; what says `isInMyList` elsewhere is asked for again.
    setInMyList: build.mutation<null, ListMembership>({
      ...toggle,
      invalidatesTags: (_done, error) =>
        error ? [] : [{ type: 'Swimlane', id: 'MyList' }, 'Title', 'CoverPage'],
    }),
    // The live lists are refreshed by whoever toggles, 400 ms later (LIST-07).
    setFavouriteChannel: build.mutation<null, ListMembership>(toggle),
    excludeFromContinueWatching: build.mutation<null, string>({
      ...reads((link: string) => ({ link, method: 'POST', needsToken: true }), nothing),
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Swimlane', id: 'ContinueWatching' }]),
    }),
    reportExternalPlayback: build.mutation<null, string>({
      ...reads((link: string) => ({ link, method: 'POST', needsToken: true }), nothing),
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Swimlane', id: 'ContinueWatching' }]),
    }),
  }),
});

export const {
  useSetInMyListMutation,
  useSetFavouriteChannelMutation,
  useExcludeFromContinueWatchingMutation,
  useReportExternalPlaybackMutation,
} = myListApi;
export const { setInMyList, setFavouriteChannel, excludeFromContinueWatching, reportExternalPlayback } =
  myListApi.endpoints;
