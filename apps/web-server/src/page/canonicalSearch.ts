const MAX_VALUES = 16;

/**
 * Returns the relevant query parameters in canonical order: the first value of each, or all values for a
 * name ending in `*`. Drops others, such as campaign parameters.
 *
 * @returns empty, or starting with `?`
 */
export function canonicalSearch(search: string, names: readonly string[]): string {
  if (names.length === 0 || search === '') return '';
  const params = new URLSearchParams(search);
  const relevant = new URLSearchParams();
  for (const pattern of new Set(names)) {
    const isList = pattern.endsWith('*');
    const name = isList ? pattern.slice(0, -1) : pattern;
    for (const value of params.getAll(name).slice(0, isList ? MAX_VALUES : 1)) relevant.append(name, value);
  }
  const query = relevant.toString();
  return query === '' ? '' : `?${query}`;
}
