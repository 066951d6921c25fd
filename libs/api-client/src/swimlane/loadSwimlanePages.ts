import type { ApiDispatch } from '../base/api.ts';
import { getSwimlane, getSwimlanePages, swimlaneApi, type SwimlanePagesRequest } from './endpoints.ts';

type SwimlaneState = Parameters<ReturnType<typeof getSwimlanePages.select>>[0];

/**
 * Loads the first pages of a list in parallel, for scroll restoration: an infinite query would load them in sequence,
 * which takes too long (PAGE-62, decision 0048).
 */
export const loadSwimlanePages =
  (lane: SwimlanePagesRequest, count: number) =>
  async (dispatch: ApiDispatch, getState: () => unknown): Promise<void> => {
    const loadedPages = () => getSwimlanePages.select(lane)(getState() as SwimlaneState).data?.pages ?? [];
    const known = loadedPages().length;
    const fetched = await Promise.all(
      Array.from({ length: Math.max(0, count - known) }, (_, index) =>
        dispatch(
          getSwimlane.initiate(
            { ...lane, page: known + index + 1 },
            { subscribe: false, forceRefetch: true },
          ),
        ),
      ),
    );
    // A refetch that ends later would overwrite the pages.
    await dispatch(swimlaneApi.util.getRunningQueryThunk('getSwimlanePages', lane));
    const loaded = loadedPages();
    const pages = [...loaded];
    for (const { data } of fetched.slice(Math.max(0, loaded.length - known))) {
      if (!data || pages.at(-1)?.isFullPage === false) break;
      pages.push(data);
    }
    if (pages.length === loaded.length) return;
    const value = { pages, pageParams: pages.map((_page, index) => index + 1) };
    dispatch(swimlaneApi.util.upsertQueryEntries([{ endpointName: 'getSwimlanePages', arg: lane, value }]));
  };
