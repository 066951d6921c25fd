import { api, getPage, getPages, getSwimlane, isRequestError, type StoreExtra } from '@tv/api-client';
import {
  canonicalPath,
  cardPath,
  hasOnlyPersonalLanes,
  isPersonalLane,
  pageListing,
} from '@tv/discovery-ui/canonicalPaths';
import { createRouteTable, links, routePaths, type PageName, type RouteDefinition } from '@tv/routes';
import type { AppStore } from '../composition/createAppStore.ts';

/** Sitemaps allow 50,000. */
const MAX_PATHS = 5000;

/** Public pages that no lane links to. */
const STATIC_PAGES: readonly PageName[] = ['signUp', 'editorial'];

const once = { subscribe: false } as const;

/** Returns the paths of the public pages that no lane links to, one per topic. */
export function listStaticPaths(table: readonly RouteDefinition[]): string[] {
  return table.flatMap((route) =>
    route.kind === 'normal' && STATIC_PAGES.includes(route.page) ? routePaths(route) : [],
  );
}

/**
 * Returns the canonical paths of the listed pages, their cards' targets and the static pages, without
 * personal ones. Pages and lanes that fail to load are left out.
 *
 * @param signal aborts the requests
 * @throws when the page list fails: an empty sitemap would remove the site from search engines; and when
 *   `signal` aborts
 */
export async function listSitemapPaths(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const abortQueries = (): void =>
    dispatch(api.util.getRunningQueriesThunk()).forEach((query) => query.abort());
  signal.addEventListener('abort', abortQueries, { once: true });
  const { brand, clock } = dispatch((_dispatch, _getState, { api }: StoreExtra) => api);
  const { data: list } = await dispatch(getPages.initiate(undefined, once));
  signal.throwIfAborted();
  if (!list) throw new Error('The sitemap needs a page list');

  const table = createRouteTable({ brandSlug: brand.slug, developerPages: false });
  const paths = new Set([links.front(), ...listStaticPaths(table)]);
  for (const { slug } of list) {
    const { data: page, error } = await dispatch(getPage.initiate({ slug }, once));
    // A page that fails temporarily stays in the sitemap.
    if (page ? hasOnlyPersonalLanes(page) : isRequestError(error, 404)) continue;
    paths.add(canonicalPath(slug, pageListing(list, slug)));
    const lanes = (page?.swimlanes ?? []).filter(({ type }) => !isPersonalLane(type));
    signal.throwIfAborted();
    const answers = await Promise.all(
      lanes.map(({ link, type, lastUpdatedUtc }) =>
        dispatch(getSwimlane.initiate({ link, type, lastUpdatedUtc }, once)),
      ),
    );
    signal.throwIfAborted();
    const now = clock.now();
    for (const card of answers.flatMap(({ data }) => data?.cards ?? [])) {
      const path = cardPath(card, list, now);
      if (path !== undefined) paths.add(path);
    }
    if (paths.size >= MAX_PATHS) break;
  }
  return [...paths].slice(0, MAX_PATHS);
}
