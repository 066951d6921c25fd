import type { Late } from './late.ts';
import type { HelpEntry, WrittenPage } from './writtenPage.ts';

/** The pages of one route, loaded as one chunk. */
export interface WrittenSection {
  readonly paths: readonly string[];
  /** By path. */
  readonly pages: Late<Readonly<Record<string, WrittenPage>>>;
}

export interface BrandPages {
  readonly sections: readonly WrittenSection[];
  /** Help search index. */
  readonly help: Late<readonly HelpEntry[]>;
}

/**
 * Editorial pages by brand id. The Vite plugin (`compiler/editorialPlugin.ts`) replaces this module: apps get
 * the pages of their brand, tests and stories those of all brands.
 */
export const writtenPages: Readonly<Record<string, BrandPages>> = {};
