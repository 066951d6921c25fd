import {
  externalTarget,
  findRoute,
  hasValidParams,
  redirectTarget,
  type PageName,
  type RouteDefinition,
} from '@tv/routes';
import type { RouteResolution } from './pageRenderer.ts';

const NOT_FOUND_PAGES: readonly PageName[] = ['contentNotFound', 'customerNotFound'];

/** Resolves a path by the route table. Tracked redirects are deferred to the client. */
export function resolveServerRoute(
  table: readonly RouteDefinition[],
  { pathname, search }: { readonly pathname: string; readonly search: string },
  authority: string,
): RouteResolution {
  const match = findRoute(table, pathname);
  if (match === undefined) return { kind: 'empty', routeName: 'unknown', isNotFound: true };
  const { route, params } = match;
  const isNotFound =
    route.kind === 'normal' && (NOT_FOUND_PAGES.includes(route.page) || !hasValidParams(route, params));
  const empty = { kind: 'empty', routeName: route.name, isNotFound } as const;
  switch (route.kind) {
    case 'internalRedirect': {
      const { to, tracking } = redirectTarget(route, params['*'] ?? '', search);
      return tracking === undefined ? { kind: 'redirect', status: 301, location: to } : empty;
    }
    case 'externalRedirect':
      return { kind: 'redirect', status: 302, location: externalTarget(route, authority, search) };
    case 'raw':
      return empty;
    case 'normal':
      switch (route.ssr.kind) {
        case 'page': {
          const { query, personalParameter } = route.ssr;
          const isPersonal =
            personalParameter !== undefined && new URLSearchParams(search).has(personalParameter);
          return isPersonal ? empty : { ...empty, kind: 'rendered', query };
        }
        case 'none':
          return empty;
      }
  }
}
