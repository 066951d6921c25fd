import type { Brand } from '@tv/config';
import { given } from '../card/given.ts';

/** The part of a page that search engines and shared links are told of. */
export interface SeoSource {
  readonly title: string;
  readonly description?: string | undefined;
  readonly seoMetadata?:
    { readonly title?: string | undefined; readonly description?: string | undefined } | undefined;
}

/**
 * The description of a page (PAGE-52…54): its seo metadata's; else, for a brand that says so, its own; else
 * the brand's generic text.
 */
export function seoDescription(page: SeoSource, brand: Pick<Brand, 'switches' | 'texts'>): string {
  return (
    given(page.seoMetadata?.description) ??
    (brand.switches.pageDescriptionAsSeoDescription ? given(page.description) : undefined) ??
    brand.texts.seoDescription
  );
}

/** The title of a page in tabs and results: the brand last, and on the front page first, with what it is. */
export function seoTitle(
  page: SeoSource,
  brand: Pick<Brand, 'displayName' | 'texts'>,
  isFrontPage: boolean,
): string {
  const title = given(page.seoMetadata?.title);
  if (isFrontPage) return title ?? `${brand.displayName} – ${brand.texts.tagline}`;
  return `${title ?? page.title} – ${brand.displayName}`;
}
