import { externalTarget, findRoute, redirectTarget } from '@tv/routes';
import type { RouteDefinition } from '@tv/routes';

/** What a server does with a path, before anything is asked. */
export type RouteAnswer =
  | { readonly kind: 'redirect'; readonly status: 301 | 302; readonly location: string }
  /** It draws the page; these parameters of the query count for it, and no others. */
  | { readonly kind: 'rendered'; readonly query: readonly string[] }
  /** The app draws it alone. */
  | { readonly kind: 'empty' };

const EMPTY: RouteAnswer = { kind: 'empty' };

/**
 * What the route table says of a path. A redirect that is told to analytics is the app's: a server cannot tell it.
 *
 * @param authority  the identity provider's base address, to which some paths lead
 */
export function routeAnswer(
  table: readonly RouteDefinition[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
  authority: string,
): RouteAnswer {
  const match = findRoute(table, pathname);
  if (match === undefined) return EMPTY;
  const { route, params } = match;
  switch (route.kind) {
    case 'internalRedirect': {
      const { to, tracking } = redirectTarget(route, params['*'] ?? '', search);
      return tracking === undefined ? { kind: 'redirect', status: 301, location: to } : EMPTY;
    }
    case 'externalRedirect':
      return { kind: 'redirect', status: 302, location: externalTarget(route, authority, search) };
    case 'raw':
      return EMPTY;
    case 'normal':
      switch (route.rendering.kind) {
        case 'page':
          return { kind: 'rendered', query: route.rendering.query };
        case 'none':
          return EMPTY;
      }
  }
}
