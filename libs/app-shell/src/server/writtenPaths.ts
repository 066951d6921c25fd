import { routePaths } from '@tv/routes';
import type { PageName, RouteDefinition } from '@tv/routes';

/** Pages for everybody that are the same whoever looks, and that no lane leads to. */
const FOUND_BY_ALL: readonly PageName[] = ['signUp', 'written'];

/**
 * The paths of the pages that no lane leads to, one for each of their topics.
 *
 * @param exists whether there is such a page so far
 */
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
