import type { MenuEntry } from '@tv/api-client';

/** Menu parameters (PAGE-44). */
export const FILTER_PARAMETER = 'filterMenu';
export const SORT_PARAMETER = 'sortMenu';

/** Without a flagged default (PAGE-42). */
const DEFAULT_SORT_TITLE = 'Populært';

function chosenEntry<Entry extends MenuEntry>(entries: readonly Entry[], parameter: string, search: string) {
  const chosen = new URLSearchParams(search).get(parameter);
  const isChosen = ({ link }: Entry) => new URLSearchParams(link.split('?')[1]).get(parameter) === chosen;
  return (
    (chosen === null ? undefined : entries.find(isChosen)) ??
    entries.find(({ isDefaultSelected }) => isDefaultSelected)
  );
}

/** Returns the URL's filter, else the flagged one (PAGE-39). */
export const chosenFilter = <Entry extends MenuEntry>(entries: readonly Entry[], search: string) =>
  chosenEntry(entries, FILTER_PARAMETER, search);

/** Returns the URL's sort order, else the flagged one (PAGE-41), else 'Populært' (PAGE-42). */
export const chosenSort = <Entry extends MenuEntry>(entries: readonly Entry[], search: string) =>
  chosenEntry(entries, SORT_PARAMETER, search) ?? entries.find(({ title }) => title === DEFAULT_SORT_TITLE);

/** Removes a parameter: `?filterMenu=a&sortMenu=b` becomes `?sortMenu=b`. */
export function withoutParameter(search: string, parameter: string): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
