import type { CoverPageRef } from './legacyLink.ts';

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
