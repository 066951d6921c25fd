import type { HelpTopic, PackageSlug, StreamingServiceSlug } from '@tv/routes';

export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | {
      readonly kind: 'link';
      /** A path, `#…` on the same page, or a `https:` or `mailto:` URL. */
      readonly to: string;
      readonly parts: readonly Inline[];
    };

export interface Question {
  /** Anchor. */
  readonly id: string;
  readonly title: string;
  readonly answer: readonly Block[];
}

/** Unsupported content, such as HTML, cannot be represented. */
export type Block =
  | {
      readonly kind: 'heading';
      readonly level: 2 | 3;
      readonly id: string;
      readonly parts: readonly Inline[];
    }
  | { readonly kind: 'paragraph'; readonly parts: readonly Inline[] }
  | {
      readonly kind: 'list';
      readonly isOrdered: boolean;
      readonly items: readonly (readonly Block[])[];
    }
  | { readonly kind: 'note'; readonly blocks: readonly Block[] }
  | { readonly kind: 'questions'; readonly questions: readonly Question[] };

export interface PageEntry {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  /** Product ids. */
  readonly products: readonly string[];
}

/** Selects the layout. */
export type PageSubject =
  | { readonly kind: 'article' }
  | { readonly kind: 'helpIndex' }
  | { readonly kind: 'help'; readonly topic: HelpTopic }
  | { readonly kind: 'service'; readonly service: StreamingServiceSlug }
  | { readonly kind: 'packageIndex' }
  | { readonly kind: 'package'; readonly package: PackageSlug };

export interface EditorialPage extends PageEntry {
  readonly subject: PageSubject;
  /** For search engines and shared links. */
  readonly description: string;
  /** `YYYY-MM-DD` of the last substantial change. */
  readonly updated?: string | undefined;
  readonly blocks: readonly Block[];
  /** Its section in order, index first; only itself if it has none. */
  readonly section: readonly PageEntry[];
}

export interface HelpEntry {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly questions: readonly { readonly id: string; readonly title: string }[];
}
