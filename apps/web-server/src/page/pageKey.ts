const MAX_VALUES = 16;

/**
 * The relevant query parameters in canonical order: the first value of each, or all values for a name ending
 * in `*`. Others, such as campaign parameters, make no other page.
 *
 * @returns empty, or starting with `?`
 */
export function countedSearch(search: string, names: readonly string[]): string {
  if (names.length === 0 || search === '') return '';
  const asked = new URLSearchParams(search);
  const counted = new URLSearchParams();
  for (const said of new Set(names)) {
    const isList = said.endsWith('*');
    const name = isList ? said.slice(0, -1) : said;
    for (const value of asked.getAll(name).slice(0, isList ? MAX_VALUES : 1)) counted.append(name, value);
  }
  const query = counted.toString();
  return query === '' ? '' : `?${query}`;
}
