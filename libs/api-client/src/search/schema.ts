import * as v from 'valibot';
import { fitsContract, type Wire } from '../parse/fitsContract.ts';
import { listOf } from '../parse/listOf.ts';
import type { ParseContext } from '../parse/parseContext.ts';
import { swimlaneItems } from '../swimlane/schema.ts';

function searchSchema(context: ParseContext) {
  const group = fitsContract<Wire['SearchGroup']>()(
    v.object({
      type: v.picklist(['movies', 'series', 'programs', 'channels', 'kids']),
      title: v.optional(v.string()),
      items: swimlaneItems(context),
    }),
  );
  return fitsContract<Wire['SearchResult']>()(
    v.object({ query: v.optional(v.string()), groups: listOf(group, 'search group', context) }),
  );
}

export type SearchResult = v.InferOutput<ReturnType<typeof searchSchema>>;

export function parseSearchResult(body: unknown, context: ParseContext): SearchResult {
  return v.parse(searchSchema(context), body);
}
