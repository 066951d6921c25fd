/** So many values of a list make a page; a longer one is nonsense. */
const MAX_VALUES = 16;

/**
 * The query as it counts for a page: only the parameters that it names, in their order, each once and with its first
 * value; one that ends in `*` with all of its values, up to a limit. What else a link carries (campaigns, trackers, nonsense)
 * makes no other page.
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
