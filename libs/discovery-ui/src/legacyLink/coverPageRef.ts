import type { CoverPageRef } from '@tv/routes';

const types = {
  Series: 'series',
  Episode: 'episode',
  SingleProgramOrMovie: 'singleProgramOrMovie',
} as const;

/** A cover page as links in data name it, in the words of the lookups. */
export function coverPageRef(
  link: { readonly type: keyof typeof types; readonly id: string } | undefined,
): CoverPageRef | undefined {
  return link && { type: types[link.type], id: link.id };
}
