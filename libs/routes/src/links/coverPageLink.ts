import { links } from './links.ts';

/** Parameters of the cover page lookup. */
export interface CoverPageRef {
  readonly type: 'episode' | 'series' | 'singleProgramOrMovie';
  readonly id: string;
}

/** Lower case: links and pages differ in case. */
const types = new Map<string, CoverPageRef['type']>([
  ['series', 'series'],
  ['episode', 'episode'],
]);

/** Converts a link in API data. Unknown types become films. */
export function toCoverPageRef(
  link: { readonly type: string; readonly id: string } | undefined,
): CoverPageRef | undefined {
  return link && { type: types.get(link.type.toLowerCase()) ?? 'singleProgramOrMovie', id: link.id };
}

/** Links to a cover page: series for series and episodes, else film (ROUTE-19). */
export function coverPageLink({ type, id }: CoverPageRef): string {
  return type === 'singleProgramOrMovie' ? links.film({ id }) : links.serie({ id });
}

/** Links to the cover page, else to the asset itself (ROUTE-22). */
export function titleLink(id: string, coverPage: CoverPageRef | undefined): string {
  return coverPage ? coverPageLink(coverPage) : links.watch({ kind: 'vod', id });
}
