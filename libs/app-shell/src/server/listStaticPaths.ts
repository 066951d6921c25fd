import { routePaths } from '@tv/routes';
import type { PageName, RouteDefinition } from '@tv/routes';

/** Public pages that no lane links to. */
const STATIC_PAGES: readonly PageName[] = ['signUp', 'editorial'];

/** Paths of the public pages that no lane links to, one per topic. */
export function listStaticPaths(table: readonly RouteDefinition[]): string[] {
  return table.flatMap((route) =>
    route.kind === 'normal' && STATIC_PAGES.includes(route.page) ? routePaths(route) : [],
  );
}
