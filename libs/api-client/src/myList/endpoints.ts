import { api } from '../base/api.ts';
import { nothing, reads } from '../base/reads.ts';
import type { Card } from '../card/schema.ts';
import { getSwimlane, swimlaneApi } from '../swimlane/endpoints.ts';

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
    // What the server no longer has is on no list, as was asked.
    acceptedStatuses: isMember ? [] : [404],
    needsToken: true,
  }),
  nothing,
);

const isOf =
  (link: string) =>
  ({ links }: Pick<Card, 'links'>): boolean =>
    links?.myList?.href === link;

const myListApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    setInMyList: build.mutation<null, ListMembership>({
      ...toggle,
      // All that shows the title says so at once, on this page and on those that are kept for going back to.
      async onQueryStarted({ link, isMember }, store) {
        const state = store.getState();
        const changes = swimlaneApi.util
          .selectCachedArgsForQuery(state, 'getSwimlane')
          .filter((lane) => getSwimlane.select(lane)(state).data?.cards.some(isOf(link)))
          .map((lane) =>
            store.dispatch(
              swimlaneApi.util.updateQueryData('getSwimlane', lane, ({ cards }) => {
                for (const card of cards.filter(isOf(link))) {
                  card.userData = { ...card.userData, isInMyList: isMember };
                }
              }),
            ),
          );
        try {
          await store.queryFulfilled;
        } catch {
          for (const change of changes) change.undo();
        }
      },
      invalidatesTags: (_done, error) =>
        error ? [] : [{ type: 'Swimlane', id: 'MyList' }, 'Title', 'CoverPage', 'Search'],
    }),
    // The live lists are refreshed by whoever toggles, 400 ms later (LIST-07).
    setFavouriteChannel: build.mutation<null, ListMembership>(toggle),
    excludeFromContinueWatching: build.mutation<null, string>({
      ...reads((link: string) => ({ link, method: 'POST', needsToken: true }), nothing),
      invalidatesTags: (_done, error) => (error ? [] : [{ type: 'Swimlane', id: 'ContinueWatching' }]),
    }),
  }),
});

export const {
  useSetInMyListMutation,
  useSetFavouriteChannelMutation,
  useExcludeFromContinueWatchingMutation,
} = myListApi;
export const { setInMyList, setFavouriteChannel, excludeFromContinueWatching } = myListApi.endpoints;
