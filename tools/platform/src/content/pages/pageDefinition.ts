import type { Lane } from './lane.ts';

/** Definition of a page. */
export interface PageDefinition {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  /** Position in the page list; without it the page is only reachable by a link. */
  readonly order?: number;
  readonly lanes: readonly Lane[];
  /** Channel with its schedule on the page. */
  readonly scheduleOf?: string;
  /** Title with its image in the background. */
  readonly background?: string;
  readonly seo?: { readonly title: string; readonly description: string };
  /** Makes it an exploration page with filter and sorting. */
  readonly explores?: 'filmer' | 'serier';
}
