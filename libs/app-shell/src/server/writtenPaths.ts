import { routePaths } from '@tv/routes';
import type { PageName, RouteDefinition } from '@tv/routes';

/** Public pages that no lane links to. */
const FOUND_BY_ALL: readonly PageName[] = ['signUp', 'written'];

/** Paths of those pages, one per topic. */
export function writtenPaths(
  table: readonly RouteDefinition[],
  exists: (page: PageName) => boolean,
): string[] {
  return table.flatMap((route) =>
    route.kind === 'normal' && FOUND_BY_ALL.includes(route.page) && exists(route.page)
      ? routePaths(route)
      : [],
  );
}
