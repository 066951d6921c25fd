import * as v from 'valibot';
import { contractObject } from '../parse/fitsContract.ts';
import { listOf } from '../parse/lenient.ts';
import { parserOf } from '../parse/parserOf.ts';
import { swimlaneItems } from '../swimlane/schema.ts';

export const parseSearchResult = parserOf((context) => {
  const group = contractObject('SearchGroup', {
    type: v.picklist(['movies', 'series', 'programs', 'channels', 'kids']),
    title: v.optional(v.string()),
    items: swimlaneItems(context),
  });
  return contractObject('SearchResult', {
    query: v.optional(v.string()),
    groups: listOf(context, 'search group', group),
  });
});
export type SearchResult = ReturnType<typeof parseSearchResult>;
