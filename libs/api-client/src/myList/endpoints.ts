import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { api } from '../base/api.ts';
import { queryWithSchema } from '../base/queryWithSchema.ts';
import { itemTag } from '../base/tagTypes.ts';
import type { Card } from '../card/schema.ts';
import { parseNothing } from '../parse/parserOf.ts';
import { getSwimlane, getSwimlanePages, swimlaneApi } from '../swimlane/endpoints.ts';
import type { SwimlaneItems } from '../swimlane/schema.ts';

export interface ListMembership {
  /** The `myList` or `wish` link of a title, or the `myList` link of a channel. */
  readonly link: string;
  /** The new membership. */
  readonly isMember: boolean;
}

const toggle = queryWithSchema(parseNothing, ({ link, isMember }: ListMembership) => ({
  link,
  method: isMember ? 'POST' : 'DELETE',
  // Removing a title that the server no longer has succeeds.
  acceptedStatuses: isMember ? [] : [404],
  needsToken: true,
  // A reload right after the press must not lose it.
  keepalive: true,
}));

/** Delay before live lists are refetched after a favourite toggle: the server needs it (LIST-07). */
export const FAVOURITES_REFETCH_DELAY_MS = 400;

const isOf =
  (link: string) =>
  ({ links }: Pick<Card, 'links'>): boolean =>
    links?.myList?.href === link;

type State = Parameters<ReturnType<typeof getSwimlane.select>>[0];

interface Store {
  readonly getState: () => State;
  readonly dispatch: ThunkDispatch<State, unknown, UnknownAction>;
  readonly queryFulfilled: PromiseLike<unknown>;
}

/**
 * Updates every cached list and title at once, and rolls back if the request fails.
 *
 * @returns the links of lanes that show the item; undefined on failure
 */
async function applyOptimistically(
  { link, isMember }: ListMembership,
  { getState, dispatch, queryFulfilled }: Store,
): Promise<readonly string[] | undefined> {
  const state = getState();
  const { selectCachedArgsForQuery, updateQueryData } = swimlaneApi.util;
  const hasItem = ({ cards }: SwimlaneItems): boolean => cards.some(isOf(link));
  const setMembership = ({ cards }: SwimlaneItems): void => {
    for (const card of cards.filter(isOf(link))) {
      card.userData = { ...card.userData, isInMyList: isMember };
    }
  };
  const lanes = selectCachedArgsForQuery(state, 'getSwimlane').filter((lane) => {
    const { data } = getSwimlane.select(lane)(state);
    return data !== undefined && hasItem(data);
  });
  const fullLists = selectCachedArgsForQuery(state, 'getSwimlanePages').filter((lane) =>
    getSwimlanePages.select(lane)(state).data?.pages.some(hasItem),
  );
  const changes = [
    ...lanes.map((lane) => dispatch(updateQueryData('getSwimlane', lane, setMembership))),
    ...fullLists.map((lane) =>
      dispatch(updateQueryData('getSwimlanePages', lane, ({ pages }) => pages.forEach(setMembership))),
    ),
  ];
  try {
    await queryFulfilled;
    return [...lanes, ...fullLists].map((lane) => lane.link);
  } catch {
    for (const change of changes) change.undo();
    return undefined;
  }
}

const myListApi = api.injectEndpoints({
  overrideExisting: 'throw',
  endpoints: (build) => ({
    setInMyList: build.mutation({
      ...toggle,
      async onQueryStarted(membership, store) {
        await applyOptimistically(membership, store);
      },
      invalidatesTags: (_done, error) =>
        error ? [] : [itemTag('Swimlane', 'MyList'), 'Title', 'CoverPage', 'Search'],
    }),
    setFavouriteChannel: build.mutation({
      ...toggle,
      // Favourites come first in live lists, so all of those change (LIST-04).
      async onQueryStarted(membership, store) {
        const shownIn = await applyOptimistically(membership, store);
        if (!shownIn) return;
        await new Promise((resolve) => setTimeout(resolve, FAVOURITES_REFETCH_DELAY_MS));
        const live = ['OnTvNow', ...shownIn].map((id) => itemTag('Swimlane', id));
        store.dispatch(api.util.invalidateTags([...live, 'Guide']));
      },
    }),
    excludeFromContinueWatching: build.mutation({
      ...queryWithSchema(parseNothing, (link: string) => ({
        link,
        method: 'POST',
        needsToken: true,
        keepalive: true,
      })),
      invalidatesTags: (_done, error) => (error ? [] : [itemTag('Swimlane', 'ContinueWatching')]),
    }),
  }),
});

export const {
  useSetInMyListMutation,
  useSetFavouriteChannelMutation,
  useExcludeFromContinueWatchingMutation,
} = myListApi;
export const { setInMyList, setFavouriteChannel, excludeFromContinueWatching } = myListApi.endpoints;
