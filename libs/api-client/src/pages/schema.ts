import * as v from 'valibot';
import { address } from '../parse/address.ts';
import { fitsContract } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import type { Wire } from '../parse/wire.ts';
import { swimlaneSchema } from '../swimlane/schema.ts';

const pageSummary = fitsContract<Wire['PageSummary']>()(
  v.object({ id: v.string(), slug: v.string(), title: v.string(), order: v.number() }),
);

/** An entry of the page list. Every slug is a route; the lowest `order` is the front page. */
export type PageSummary = v.InferOutput<typeof pageSummary>;

/** The page list, by `order` (PAGE-66). */
export function parsePages(body: unknown, context: ParseContext): PageSummary[] {
  return v.parse(listOf(pageSummary, 'page list entry', context), body).sort((a, b) => a.order - b.order);
}

const menuEntry = fitsContract<Wire['MenuEntry']>()(
  v.object({
    title: v.string(),
    /** A path of the application. */
    link: v.string(),
    isDefaultSelected: v.optional(v.boolean(), false),
    tracking: v.optional(
      v.object({ elementId: v.optional(v.string()), elementName: v.optional(v.string()) }),
    ),
  }),
);

export type MenuEntry = v.InferOutput<typeof menuEntry>;

export const seoMetadata = fitsContract<Wire['SeoMetadata']>()(
  v.object({ title: v.optional(v.string()), description: v.optional(v.string()) }),
);

function pageSchema(context: ParseContext) {
  return v.pipe(
    fitsContract<Wire['Page']>()(
      v.object({
        id: v.string(),
        slug: v.string(),
        title: v.string(),
        description: v.optional(v.string()),
        backgroundImage: v.optional(address(context)),
        swimlanes: listOf(swimlaneSchema(context), 'swimlane', context),
        scheduleLink: v.optional(address(context)),
        seoMetadata: v.optional(seoMetadata),
        order: v.optional(v.number()),
        filterMenus: v.optional(listOf(menuEntry, 'filter menu entry', context)),
        sortMenus: v.optional(listOf(menuEntry, 'sort menu entry', context)),
      }),
    ),
    v.transform((page) => ({
      ...page,
      /** `exploration` when the page has filter menus (PAGE-30). */
      type: page.filterMenus?.length ? ('exploration' as const) : ('collection' as const),
    })),
  );
}

/** A content page (PAGE-29). */
export type Page = v.InferOutput<ReturnType<typeof pageSchema>>;

export function parsePage(body: unknown, context: ParseContext): Page {
  return v.parse(pageSchema(context), body);
}
