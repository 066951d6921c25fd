import type { Brand } from '../brand/brand.ts';

export interface SeoSource {
  readonly title: string;
  readonly description?: string | undefined;
  readonly seoMetadata?:
    { readonly title?: string | undefined; readonly description?: string | undefined } | undefined;
}

const nonBlank = (text: string | undefined): string | undefined => (text?.trim() === '' ? undefined : text);

/**
 * Returns the description of a page: SEO metadata; else the page's description if the brand allows it; else
 * the brand's (PAGE-52…54).
 */
export function seoDescription(
  page: Omit<SeoSource, 'title'>,
  brand: Pick<Brand, 'switches' | 'texts'>,
): string {
  return (
    nonBlank(page.seoMetadata?.description) ??
    (brand.switches.pageDescriptionAsSeoDescription ? nonBlank(page.description) : undefined) ??
    brand.texts.seoDescription
  );
}

/** Returns the title of a page: SEO metadata, else the page's title. */
export const seoTitle = (page: SeoSource): string => nonBlank(page.seoMetadata?.title) ?? page.title;

const normalizeForSearch = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/** Returns the document title: `{title} – {brand}`; unchanged if it already names the brand. */
export function documentTitle(
  title: string | undefined,
  { displayName, texts }: Pick<Brand, 'displayName' | 'texts'>,
): string {
  const own = nonBlank(title);
  if (own === undefined) return `${displayName} – ${texts.tagline}`;
  return normalizeForSearch(own).includes(normalizeForSearch(displayName)) ? own : `${own} – ${displayName}`;
}
