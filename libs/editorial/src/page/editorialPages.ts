import type { HelpEntry, EditorialPage } from './editorialPage.ts';
import type { LazyContent } from './lazyContent.ts';

/** The pages of a route, in one chunk. */
export interface EditorialSection {
  readonly paths: readonly string[];
  /** By path. */
  readonly pages: LazyContent<Readonly<Record<string, EditorialPage>>>;
}

export interface BrandPages {
  readonly sections: readonly EditorialSection[];
  readonly help: LazyContent<readonly HelpEntry[]>;
}

/**
 * Pages by brand id, filled in by `compiler/editorialPlugin.ts`: apps get one brand's pages, tests and
 * stories all.
 */
export const editorialPages: Readonly<Record<string, BrandPages>> = {};
