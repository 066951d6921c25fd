import type { Lane } from './lane.ts';

/** A page as it is defined here. */
export interface PageDefinition {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Its place in the page list; pages without one are reached by a link only. */
  readonly order?: number;
  readonly lanes: readonly Lane[];
  /** The channel whose schedule stands on the page. */
  readonly scheduleOf?: string;
  /** The title whose picture lies behind the page. */
  readonly background?: string;
  readonly seo?: { readonly title: string; readonly description: string };
  /** Makes it an exploration page: which titles may be filtered and sorted. */
  readonly explores?: 'filmer' | 'serier';
}
