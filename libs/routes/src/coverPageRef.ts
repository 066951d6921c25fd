import { links } from './links.ts';

/** A cover page as the lookups name it. */
export interface CoverPageRef {
  readonly type: 'episode' | 'series' | 'singleProgramOrMovie';
  readonly id: string;
}

/** By their names in small letters; links write them larger than pages do. */
const types = new Map<string, CoverPageRef['type']>([
  ['series', 'series'],
  ['episode', 'episode'],
]);

/** A cover page as links in data name it, in the words of the lookups. One of a type that we do not know is a film's. */
export function coverPageRef(
  link: { readonly type: string; readonly id: string } | undefined,
): CoverPageRef | undefined {
  return link && { type: types.get(link.type.toLowerCase()) ?? 'singleProgramOrMovie', id: link.id };
}

/** The cover page of a programme: a series' for series and episodes, else a film's (ROUTE-19). */
export function coverPageLink({ type, id }: CoverPageRef): string {
  return type === 'singleProgramOrMovie' ? links.film({ id }) : links.serie({ id });
}

/** Where asset details lead: to the cover page they name, else to the asset itself (ROUTE-22). */
export function titleLink(id: string, coverPage: CoverPageRef | undefined): string {
  return coverPage ? coverPageLink(coverPage) : links.watch({ kind: 'vod', id });
}
