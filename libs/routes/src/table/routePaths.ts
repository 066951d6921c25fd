import type { NormalRoute } from './routeDefinition.ts';

/** Returns all paths of a route with closed values; empty if a required parameter accepts any text. */
export function routePaths({ path, values = {} }: Pick<NormalRoute, 'path' | 'values'>): string[] {
  return path
    .split('/')
    .slice(1)
    .reduce<string[]>(
      (prefixes, segment) => {
        if (!segment.startsWith(':')) return prefixes.map((prefix) => `${prefix}/${segment}`);
        const isOptional = segment.endsWith('?');
        const allowed = values[segment.slice(1, isOptional ? -1 : undefined)] ?? [];
        const withValue = prefixes.flatMap((beginning) => allowed.map((value) => `${beginning}/${value}`));
        return isOptional ? [...prefixes, ...withValue] : withValue;
      },
      [''],
    );
}
