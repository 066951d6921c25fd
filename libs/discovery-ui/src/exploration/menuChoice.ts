export interface MenuOption {
  readonly title: string;
  /** Path and query. */
  readonly link: string;
  readonly isDefaultSelected: boolean;
}

/** Menu parameters (PAGE-44). */
export const FILTER_PARAMETER = 'filterMenu';
export const SORT_PARAMETER = 'sortMenu';

/** Without a flagged default (PAGE-42). */
const DEFAULT_SORT_TITLE = 'Populært';

function chosenByUrl<Entry extends MenuOption>(
  entries: readonly Entry[],
  parameter: string,
  search: string,
): Entry | undefined {
  const chosen = new URLSearchParams(search).get(parameter);
  if (chosen === null) return undefined;
  return entries.find(({ link }) => new URLSearchParams(link.split('?')[1]).get(parameter) === chosen);
}

const defaultOption = <Entry extends MenuOption>(entries: readonly Entry[]): Entry | undefined =>
  entries.find(({ isDefaultSelected }) => isDefaultSelected);

/** The URL's filter, else the flagged one (PAGE-39). */
export function chosenFilter<Entry extends MenuOption>(
  entries: readonly Entry[],
  search: string,
): Entry | undefined {
  return chosenByUrl(entries, FILTER_PARAMETER, search) ?? defaultOption(entries);
}

/** The URL's sort order, else the flagged one (PAGE-41), else 'Populært' (PAGE-42). */
export function chosenSort<Entry extends MenuOption>(
  entries: readonly Entry[],
  search: string,
): Entry | undefined {
  return (
    chosenByUrl(entries, SORT_PARAMETER, search) ??
    defaultOption(entries) ??
    entries.find(({ title }) => title === DEFAULT_SORT_TITLE)
  );
}

/** `?filterMenu=a&sortMenu=b` becomes `?sortMenu=b`. */
export function withoutParameter(search: string, parameter: string): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
