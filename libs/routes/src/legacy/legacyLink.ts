import { links } from '../links/links.ts';

/** Target of a legacy link: a path, or a lookup of the cover page or asset details (`title`). */
export type LegacyLink =
  | { readonly kind: 'path'; readonly to: string }
  | { readonly kind: 'lookup'; readonly lookup: 'coverPage' | 'title'; readonly id: string };

/** Resolves `/se/{type}/{id}` (ROUTE-18…25); parameters are decoded. */
export function resolveLegacyLink(type: string, id: string): LegacyLink {
  switch (type.toLowerCase()) {
    case 'kanal':
      return { kind: 'path', to: links.watch({ kind: 'live', id }) };
    case 'program':
      return { kind: 'lookup', lookup: /^cs_|:/.test(id) ? 'coverPage' : 'title', id };
    case 'samling':
      return { kind: 'path', to: links.tema(id) };
    case 'serie':
      return { kind: 'path', to: links.serie({ id }) };
    default:
      return { kind: 'path', to: links.front() };
  }
}
