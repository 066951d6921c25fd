import type { NormalRoute } from './route.ts';

/** All paths of a route with closed values; empty if a required parameter accepts any text. */
export function routePaths({ path, values = {} }: Pick<NormalRoute, 'path' | 'values'>): string[] {
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
