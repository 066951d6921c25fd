import type { NormalRoute, PageName, RouteDefinition } from '@tv/routes';

/** Pages for everybody that are the same whoever looks, and that no lane leads to. */
const WRITTEN: readonly PageName[] = [
  'signUp',
  'about',
  'help',
  'streamingTips',
  'streamingService',
  'packages',
  'terms',
  'privacy',
  'apps',
];

/** Every path of a route whose parameters have closed sets of values; none where one may be any text. */
function pathsOf({ path, values = {} }: NormalRoute): string[] {
  return path
    .split('/')
    .slice(1)
    .reduce<string[]>(
      (beginnings, segment) => {
        if (!segment.startsWith(':')) return beginnings.map((beginning) => `${beginning}/${segment}`);
        const isOptional = segment.endsWith('?');
        const known = values[segment.slice(1, isOptional ? -1 : undefined)] ?? [];
        const named = beginnings.flatMap((beginning) => known.map((value) => `${beginning}/${value}`));
        return isOptional ? [...beginnings, ...named] : named;
      },
      [''],
    );
}

/**
 * The paths of the written pages that exist, one for each of their topics.
 *
 * @param exists whether there is such a page so far
 */
export function writtenPaths(
  table: readonly RouteDefinition[],
  exists: (page: PageName) => boolean,
): string[] {
  return table.flatMap((route) =>
    route.kind === 'normal' && WRITTEN.includes(route.page) && exists(route.page) ? pathsOf(route) : [],
  );
}
