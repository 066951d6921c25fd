import type { StoreExtra } from '@tv/api-client';
import type { Session } from '@tv/auth';
import type { RouteDefinition } from '@tv/routes';
import { loadOnIntent, type PagePreparations } from './router/loadOnIntent.browser.ts';
import { coverPage, guide, player, search, swimlaneList, words } from './router/pageScripts.ts';
import { spareFailures } from './router/spareFailures.ts';
import type { AppStore } from './world/createAppStore.ts';

/** Preloaders per page; other pages load on navigation. */
function preparations(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  session: Pick<Session, 'currentUser'>,
): PagePreparations {
  const { brand } = dispatch((_dispatch, _getState, { api }: StoreExtra) => api);
  return {
    filmCover: coverPage,
    serieCover: coverPage,
    search,
    written: async ({ pathname }) => {
      const { preloadEditorialPage } = await words();
      await preloadEditorialPage(brand, pathname);
    },
    // The link does not say which pages have filters.
    page: () => import('@tv/discovery-ui/exploration'),
    swimlaneList,
    tvGuide: guide,
    watch: async (destination) => {
      const { preloadWatchPage } = await player();
      await preloadWatchPage(destination, { dispatch, session });
    },
  };
}

/**
 * Preloads a page on intent.
 *
 * @returns stops it
 */
export function preparePages(
  page: Document,
  table: readonly RouteDefinition[],
  store: Pick<AppStore, 'dispatch'>,
  session: Pick<Session, 'currentUser'>,
): () => void {
  return loadOnIntent(page, table, spareFailures(preparations(store, session)));
}
