import type { LazyModule } from '@tv/lazy';
import type { HelpEntry, EditorialPage } from './editorialPage.ts';

/** The pages of a route, in one chunk. */
export interface EditorialSection {
  readonly paths: readonly string[];
  /** By path. */
  readonly pages: LazyModule<Readonly<Record<string, EditorialPage>>>;
}

export interface BrandPages {
  readonly sections: readonly EditorialSection[];
  readonly help: LazyModule<readonly HelpEntry[]>;
}

/** Pages by brand id, from `compiler/editorialPlugin.ts`: apps get one brand's, tests and stories all. */
export const editorialPages: Readonly<Record<string, BrandPages>> = {};
