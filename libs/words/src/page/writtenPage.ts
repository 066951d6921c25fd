import type { HelpTopic, PackageSlug, StreamingServiceSlug } from '@tv/routes';

/** Inline text. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | {
      readonly kind: 'link';
      /** A path with optional hash, `#…` on the same page, or a `https:` or `mailto:` URL. */
      readonly to: string;
      readonly parts: readonly Inline[];
    };

export interface Question {
  /** Anchor, unique on the page. */
  readonly id: string;
  readonly title: string;
  readonly answer: readonly Block[];
}

/** A block of text. Unsupported content, such as HTML, cannot be represented. */
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

/** A page as listed on other pages. */
export interface PageEntry {
  readonly path: string;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  /** Product ids. */
  readonly products: readonly string[];
}

/** The kind of page, which selects its layout. */
export type PageSubject =
  | { readonly kind: 'article' }
  | { readonly kind: 'helpIndex' }
  | { readonly kind: 'help'; readonly topic: HelpTopic }
  | { readonly kind: 'service'; readonly service: StreamingServiceSlug }
  | { readonly kind: 'packageIndex' }
  | { readonly kind: 'package'; readonly package: PackageSlug };

/** A compiled editorial page. */
export interface WrittenPage extends PageEntry {
  readonly subject: PageSubject;
  /** For search engines and shared links. */
  readonly description: string;
  /** Date of the last substantial change, `YYYY-MM-DD`. */
  readonly updated?: string | undefined;
  readonly blocks: readonly Block[];
  /** Pages of the section in order, index first; only the page itself if it has no section. */
  readonly section: readonly PageEntry[];
}

/** A page and its questions in the help search. */
export interface HelpEntry {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly questions: readonly { readonly id: string; readonly title: string }[];
}
