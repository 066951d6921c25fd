import type { StoreExtra } from '@tv/api-client';
import type { Session } from '@tv/auth';
import type { RouteDefinition } from '@tv/routes';
import { coverPage, guide, player, search, swimlaneList, editorial } from '../app/pageModules.ts';
import type { AppStore } from '../composition/createAppStore.ts';
import { markPreloadsNonCritical } from './markPreloadsNonCritical.ts';
import { prefetchOnIntent, type RoutePreloaders } from './prefetchOnIntent.browser.ts';

/** Preloaders per page; other pages load on navigation. */
function routePreloaders(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  session: Pick<Session, 'currentUser'>,
): RoutePreloaders {
  const { brand } = dispatch((_dispatch, _getState, { api }: StoreExtra) => api);
  return {
    filmCover: coverPage,
    serieCover: coverPage,
    search,
    written: async ({ pathname }) => {
      const { preloadEditorialPage } = await editorial();
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
export function preloadRoutesOnIntent(
  page: Document,
  table: readonly RouteDefinition[],
  store: Pick<AppStore, 'dispatch'>,
  session: Pick<Session, 'currentUser'>,
): () => void {
  return prefetchOnIntent(page, table, markPreloadsNonCritical(routePreloaders(store, session)));
}
