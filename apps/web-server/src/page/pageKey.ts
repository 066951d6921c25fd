/**
 * The query as it counts for a page: only the parameters that it names, in their order, each once and with its first
 * value. What else a link carries (campaigns, trackers, nonsense) makes no other page.
 *
 * @returns empty, or starting with `?`
 */
export function countedSearch(search: string, names: readonly string[]): string {
  if (names.length === 0 || search === '') return '';
  const asked = new URLSearchParams(search);
  const counted = new URLSearchParams();
  for (const name of new Set(names)) {
    const value = asked.get(name);
    if (value !== null) counted.set(name, value);
  }
  const query = counted.toString();
  return query === '' ? '' : `?${query}`;
}
