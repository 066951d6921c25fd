import type { Late } from './late.ts';
import type { HelpEntry, WrittenPage } from './writtenPage.ts';

/** The pages of a route, in one chunk. */
export interface WrittenSection {
  readonly paths: readonly string[];
  /** By path. */
  readonly pages: Late<Readonly<Record<string, WrittenPage>>>;
}

export interface BrandPages {
  readonly sections: readonly WrittenSection[];
  readonly help: Late<readonly HelpEntry[]>;
}

/**
 * Pages by brand id, filled in by `compiler/editorialPlugin.ts`: apps get one brand's pages, tests and
 * stories all.
 */
export const writtenPages: Readonly<Record<string, BrandPages>> = {};
