import type { HelpTopic, PackageSlug, StreamingServiceSlug } from '@tv/routes';

/** A piece of running text. */
export type Inline =
  | string
  | { readonly kind: 'strong' | 'emphasis'; readonly parts: readonly Inline[] }
  | {
      readonly kind: 'link';
      /** A path of ours with its hash, `#…` on the same page, or an address of `https:` or `mailto:`. */
      readonly to: string;
      readonly parts: readonly Inline[];
    };

/** A question with its answer, which folds. */
export interface Question {
  /** By which it is linked to, unique on its page. */
  readonly id: string;
  readonly title: string;
  readonly answer: readonly Block[];
}

/** A block of a page's text. What a file may not hold, such as HTML, has no form here. */
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
  /** Set apart from the text around it. */
  | { readonly kind: 'note'; readonly blocks: readonly Block[] }
  | { readonly kind: 'questions'; readonly questions: readonly Question[] };

/** A page as others of its section name it. */
export interface PageEntry {
  readonly path: string;
  readonly title: string;
  /** What it is in one sentence. */
  readonly summary: string;
  /** Ids of the products that it is about. */
  readonly products: readonly string[];
}

/** What a page is, which decides how it is laid out. */
export type PageSubject =
  | { readonly kind: 'article' }
  | { readonly kind: 'helpIndex' }
  | { readonly kind: 'help'; readonly topic: HelpTopic }
  | { readonly kind: 'service'; readonly service: StreamingServiceSlug }
  | { readonly kind: 'packageIndex' }
  | { readonly kind: 'package'; readonly package: PackageSlug };

/** A written page, as the compiler makes it of a file: all of its text, and nothing that came from outside. */
export interface WrittenPage extends PageEntry {
  readonly subject: PageSubject;
  /** For search engines and shared links. */
  readonly description: string;
  /** The day that it was last changed in substance, `YYYY-MM-DD`; told where it matters, as of terms. */
  readonly updated?: string | undefined;
  readonly blocks: readonly Block[];
  /** The section's pages in their order, the first being its index; only the page itself where it has no section. */
  readonly section: readonly PageEntry[];
}

/** What one may find within the help: a page, with its questions. */
export interface HelpEntry {
  readonly path: string;
  readonly title: string;
  readonly summary: string;
  readonly questions: readonly { readonly id: string; readonly title: string }[];
}
