import { getPage, getPages, getSwimlane, isRequestError, type StoreExtra } from '@tv/api-client';
import { canonicalPath, cardPath, isOwnPage, isPersonal, pageListing } from '@tv/discovery-ui/paths';
import { createRouteTable, links } from '@tv/routes';
import { pages as existing } from '../pages.tsx';
import type { AppStore } from '../world/createAppStore.ts';
import { writtenPaths } from './writtenPaths.ts';

/** A sitemap may have ten times as many; what lies beyond is found by following links. */
const MOST_PATHS = 5000;

/** One answer serves many sitemaps, and nobody goes on looking at it. */
const once = { subscribe: false } as const;

/**
 * The paths of a sitemap: every page of the page list, what the cards of its lanes lead to now, and the written pages.
 * Each is the one path that its page is known by, once; what is one viewer's alone is not there. A page or a lane that
 * cannot be had is left out.
 *
 * @param store  an anonymous visitor's
 * @throws when there is no page list: a sitemap without it would say that nothing is here any more
 */
export async function sitemapPaths(store: Pick<AppStore, 'dispatch'>): Promise<readonly string[]> {
  const { dispatch } = store;
  const { brand, clock } = dispatch((_dispatch, _getState, { api }: StoreExtra) => api);
  const { data: list } = await dispatch(getPages.initiate(undefined, once));
  if (!list) throw new Error('There is no page list to make a sitemap of');

  const table = createRouteTable({ brandSlug: brand.slug, developerPages: false });
  const paths = new Set([links.front(), ...writtenPaths(table, (page) => existing[page] !== undefined)]);
  for (const { slug } of list) {
    const { data: page, error } = await dispatch(getPage.initiate({ slug }, once));
    // One that is away for a moment will be back before anybody reads this.
    if (page ? isOwnPage(page) : isRequestError(error, 404)) continue;
    paths.add(canonicalPath(slug, pageListing(list, slug)));
    const lanes = (page?.swimlanes ?? []).filter(({ type }) => !isPersonal(type));
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
    if (paths.size >= MOST_PATHS) break;
  }
  return [...paths].slice(0, MOST_PATHS);
}
