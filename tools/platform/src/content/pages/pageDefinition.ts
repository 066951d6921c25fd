import type { Lane } from './lane.ts';

export interface PageDefinition {
  readonly slug: string;
  readonly title: string;
  readonly description: string;
  readonly order?: number;
  readonly lanes: readonly Lane[];
  readonly scheduleOf?: string;
  readonly background?: string;
  readonly seo?: { readonly title: string; readonly description: string };
  /** Makes it an exploration page with filter and sorting. */
  readonly explores?: 'filmer' | 'serier';
}
