import { getPage, getPages, getSwimlane, isRequestError, type StoreExtra } from '@tv/api-client';
import {
  canonicalPath,
  cardPath,
  hasOnlyPersonalLanes,
  isPersonalLane,
  pageListing,
} from '@tv/discovery-ui/canonicalPaths';
import { createRouteTable, links } from '@tv/routes';
import type { AppStore } from '../composition/createAppStore.ts';
import { listStaticPaths } from './listStaticPaths.ts';

/** Sitemaps allow 50,000. */
const MAX_PATHS = 5000;

const once = { subscribe: false } as const;

/**
 * Canonical paths of the listed pages, their cards' targets and the static pages, without personal ones.
 * Pages and lanes that fail to load are left out.
 *
 * @throws when the page list fails: an empty sitemap would remove the site from search engines
 */
export async function listSitemapPaths(store: Pick<AppStore, 'dispatch'>): Promise<readonly string[]> {
  const { dispatch } = store;
  const { brand, clock } = dispatch((_dispatch, _getState, { api }: StoreExtra) => api);
  const { data: list } = await dispatch(getPages.initiate(undefined, once));
  if (!list) throw new Error('The sitemap needs a page list');

  const table = createRouteTable({ brandSlug: brand.slug, developerPages: false });
  const paths = new Set([links.front(), ...listStaticPaths(table)]);
  for (const { slug } of list) {
    const { data: page, error } = await dispatch(getPage.initiate({ slug }, once));
    // A page that fails temporarily stays in the sitemap.
    if (page ? hasOnlyPersonalLanes(page) : isRequestError(error, 404)) continue;
    paths.add(canonicalPath(slug, pageListing(list, slug)));
    const lanes = (page?.swimlanes ?? []).filter(({ type }) => !isPersonalLane(type));
    const answers = await Promise.all(
      lanes.map(({ link, type, lastUpdatedUtc }) =>
        dispatch(getSwimlane.initiate({ link, type, lastUpdatedUtc }, once)),
      ),
    );
    const now = clock.now();
    for (const card of answers.flatMap(({ data }) => data?.cards ?? [])) {
      const path = cardPath(card, list, now);
      if (path !== undefined) paths.add(path);
    }
    if (paths.size >= MAX_PATHS) break;
  }
  return [...paths].slice(0, MAX_PATHS);
}
