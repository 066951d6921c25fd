import type { Brand } from '../brand/brand.ts';

/** Page data for search engines and shared links. */
export interface SeoSource {
  readonly title: string;
  readonly description?: string | undefined;
  readonly seoMetadata?:
    { readonly title?: string | undefined; readonly description?: string | undefined } | undefined;
}

const given = (text: string | undefined): string | undefined => (text?.trim() === '' ? undefined : text);

/**
 * Description of a page (PAGE-52…54): its SEO metadata; else its own description if the brand allows that;
 * else the brand's default.
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

/** Title of a page: its SEO metadata's, else its own. */
export function seoTitle(page: SeoSource): string {
  return given(page.seoMetadata?.title) ?? page.title;
}

/** Words only, to search for one text in another. */
const words = (text: string): string =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()} `;

/**
 * Document title: `{title} – {brand}`. Unchanged if it already names the brand; brand and tagline if there is
 * none.
 */
export function documentTitle(
  title: string | undefined,
  { displayName, texts }: Pick<Brand, 'displayName' | 'texts'>,
): string {
  const own = given(title);
  if (own === undefined) return `${displayName} – ${texts.tagline}`;
  return words(own).includes(words(displayName)) ? own : `${own} – ${displayName}`;
}
