import type { Late } from './late.ts';
import type { HelpEntry, WrittenPage } from './writtenPage.ts';

/** Pages that come together, by one script: those of one route. */
export interface WrittenSection {
  readonly paths: readonly string[];
  /** By path. */
  readonly pages: Late<Readonly<Record<string, WrittenPage>>>;
}

/** The written pages of one brand. */
export interface BrandPages {
  readonly sections: readonly WrittenSection[];
  /** What can be found within the help. */
  readonly help: Late<readonly HelpEntry[]>;
}

/**
 * The written pages by the brand's id. Vite puts the real list here, made of the Markdown files
 * (`compiler/writtenPagesPlugin.ts`): an app has its own brand's, tests and stories have those of all brands.
 * Where that plugin is missing, there are none.
 */
export const writtenPages: Readonly<Record<string, BrandPages>> = {};
