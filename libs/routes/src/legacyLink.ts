import { links } from './links.ts';

/**
 * Where an old deep link `/se/{type}/{id}` leads: a path, or what to ask first.
 *
 * `coverPage` asks the cover-page lookup, `title` the asset details.
 */
export type LegacyLink =
  | { readonly kind: 'path'; readonly to: string }
  | { readonly kind: 'lookup'; readonly lookup: 'coverPage' | 'title'; readonly id: string };

/** Resolves an old deep link (ROUTE-18…25). The parameters come decoded from the router. */
export function resolveLegacyLink(type: string, id: string): LegacyLink {
  switch (type.toLowerCase()) {
    case 'kanal':
      return { kind: 'path', to: links.watch({ kind: 'live', id }) };
    case 'program':
      return {
        kind: 'lookup',
        lookup: id.startsWith('cs_') || id.includes(':') ? 'coverPage' : 'title',
        id,
      };
    case 'samling':
      return { kind: 'path', to: links.tema(id) };
    case 'serie':
      return { kind: 'path', to: links.serie({ id }) };
    default:
      return { kind: 'path', to: links.front() };
  }
}
