import type { Brand } from '../brand/brand.ts';

/** The part of a page that search engines and shared links are told of. */
export interface SeoSource {
  readonly title: string;
  readonly description?: string | undefined;
  readonly seoMetadata?:
    { readonly title?: string | undefined; readonly description?: string | undefined } | undefined;
}

/** A text of the data; a blank one says nothing, and is none. */
const given = (text: string | undefined): string | undefined => (text?.trim() === '' ? undefined : text);

/**
 * The description of a page (PAGE-52…54): its seo metadata's; else, for a brand that says so, its own; else
 * the brand's generic text.
 */
export function seoDescription(
  page: Omit<SeoSource, 'title'>,
  brand: Pick<Brand, 'switches' | 'texts'>,
): string {
  return (
    given(page.seoMetadata?.description) ??
    (brand.switches.pageDescriptionAsSeoDescription ? given(page.description) : undefined) ??
    brand.texts.seoDescription
  );
}

/** What a page is called in tabs and results: its seo metadata's title, else its own. */
export function seoTitle(page: SeoSource): string {
  return given(page.seoMetadata?.title) ?? page.title;
}

/** A text as its words alone, so that one can be looked for in another. */
const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * The title of a document: `{title} – {brand}`. One that names the brand already stays as it is, and where
 * there is none it is the brand with what it is.
 */
export function documentTitle(
  title: string | undefined,
  { displayName, texts }: Pick<Brand, 'displayName' | 'texts'>,
): string {
  const own = given(title);
  if (own === undefined) return `${displayName} – ${texts.tagline}`;
  return words(own).includes(words(displayName)) ? own : `${own} – ${displayName}`;
}
