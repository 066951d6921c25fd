import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf, optionalFields } from '../parse/lenient.ts';
import { parserOf, type ParseContext } from '../parse/parserOf.ts';
import { id, name } from '../parse/primitives.ts';
import { absoluteUrl, imageUrl } from '../parse/urls.ts';
import { swimlaneSchema } from '../swimlane/schema.ts';

const pageSummary = contractObject('PageSummary', { id, slug: id, title: name, order: v.number() });

/** An entry of the page list. Every slug is a route; the lowest `order` is the front page. */
export type PageSummary = v.InferOutput<typeof pageSummary>;

export type ListedPage = Pick<PageSummary, 'slug' | 'order'>;

/** Returns the front page: the page with the lowest `order`; the first one on a tie. */
export function findFrontPage<P extends ListedPage>(pages: readonly P[]): P | undefined {
  return pages.reduce<P | undefined>(
    (first, page) => (first && first.order <= page.order ? first : page),
    undefined,
  );
}

/** Returns whether `/{slug}` is a page: only slugs in the page list are (ROUTE-16). */
export function isListedSlug(pages: readonly ListedPage[], slug: string): boolean {
  return pages.some((page) => page.slug === slug);
}

/**
 * Parses the page list, sorted by `order` (PAGE-66). A list without a readable page is an error: otherwise every page
 * would be not found.
 */
export const parsePages = parserOf((context) =>
  v.pipe(
    listOf(context, 'page list entry', pageSummary),
    v.minLength(1, 'The page list is empty'),
    v.transform((pages) => pages.toSorted((a, b) => a.order - b.order)),
  ),
);

const menuEntry = (context: ParseContext) =>
  v.pipe(
    contractObject('MenuEntry', {
      title: name,
      /** A path of the app. */
      link: v.string(),
      ...optionalFields(context, 'menu entry', {
        isDefaultSelected: v.boolean(),
        tracking: v.object(
          optionalFields(context, 'menu entry', { elementId: v.string(), elementName: v.string() }),
        ),
      }),
    }),
    v.transform((entry) => ({ ...entry, isDefaultSelected: entry.isDefaultSelected ?? false })),
  );

export type MenuEntry = v.InferOutput<ReturnType<typeof menuEntry>>;

export const seoMetadata = (context: ParseContext) =>
  contractObject(
    'SeoMetadata',
    optionalFields(context, 'seoMetadata', { title: v.string(), description: v.string() }),
  );

/** Each is rendered and may be fetched. */
const MAX_SWIMLANES = 200;

/** A content page (PAGE-29). Its first 200 swimlanes are kept. */
export const parsePage = parserOf((context) =>
  v.pipe(
    contractObject('Page', {
      id,
      slug: id,
      title: name,
      swimlanes: v.pipe(
        listOf(context, 'swimlane', swimlaneSchema(context)),
        v.transform((swimlanes) => swimlanes.slice(0, MAX_SWIMLANES)),
      ),
      ...optionalFields(context, 'page', {
        description: v.string(),
        backgroundImage: imageUrl(context),
        scheduleLink: absoluteUrl(context),
        seoMetadata: seoMetadata(context),
        order: v.number(),
        filterMenus: listOf(context, 'filter menu entry', menuEntry(context)),
        sortMenus: listOf(context, 'sort menu entry', menuEntry(context)),
      }),
    }),
    v.transform((page) => ({
      ...page,
      /** `exploration` if the page has filter menus (PAGE-30). */
      type: page.filterMenus?.length ? ('exploration' as const) : ('collection' as const),
    })),
  ),
);
export type Page = ReturnType<typeof parsePage>;
