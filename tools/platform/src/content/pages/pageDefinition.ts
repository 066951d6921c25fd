import type { Lane } from './lane.ts';

export interface PageDefinition {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
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
