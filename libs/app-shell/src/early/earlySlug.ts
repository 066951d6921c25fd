import { frontPage, isListed, type ListedPage } from '@tv/discovery-ui/pageChoice';

/** Paths that may show a content page: the front page, `/{slug}` and `/tema/{slug}` (ROUTE-01, ROUTE-12, ROUTE-16). */
const CONTENT_PATH = /^\/(?:(tema)\/)?([^/]*)\/?$/;

/** Whether a path may show a content page, as far as the path alone can tell. */
export function mayShowContent(pathname: string): boolean {
  return CONTENT_PATH.test(pathname);
}

/** The slug of the content page that a path shows, if it shows one. */
export function earlySlug(pathname: string, pages: readonly ListedPage[]): string | undefined {
  if (pathname === '/') return frontPage(pages)?.slug;
  const [, theme, segment = ''] = CONTENT_PATH.exec(pathname) ?? [];
  const slug = decodeURIComponent(segment);
  return theme !== undefined || isListed(pages, slug) ? slug : undefined;
}

/** The usable entries of a page list as it came from the server. */
export function listedPages(body: unknown): readonly ListedPage[] {
  return Array.isArray(body) ? body.filter(isListedPage) : [];
}

function isListedPage(entry: unknown): entry is ListedPage {
  if (typeof entry !== 'object' || entry === null || !('slug' in entry) || !('order' in entry)) return false;
  return typeof entry.slug === 'string' && typeof entry.order === 'number';
}
