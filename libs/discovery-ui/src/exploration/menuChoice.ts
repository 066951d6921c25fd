/** The part of a menu entry that a choice is read from. */
export interface Choosable {
  readonly title: string;
  /** Path and query that choosing it leads to. */
  readonly link: string;
  readonly isDefaultSelected: boolean;
}

/** Parameters of the address that say what is chosen in each menu (PAGE-44). */
export const FILTER_PARAMETER = 'filterMenu';
export const SORT_PARAMETER = 'sortMenu';

/** The title of the order that is the default where none is flagged (PAGE-42). */
const USUAL_ORDER = 'Populært';

function chosenByAddress<Entry extends Choosable>(
  entries: readonly Entry[],
  parameter: string,
  search: string,
): Entry | undefined {
  const chosen = new URLSearchParams(search).get(parameter);
  if (chosen === null) return undefined;
  return entries.find(({ link }) => new URLSearchParams(link.split('?')[1]).get(parameter) === chosen);
}

const flagged = <Entry extends Choosable>(entries: readonly Entry[]): Entry | undefined =>
  entries.find(({ isDefaultSelected }) => isDefaultSelected);

/**
 * The filter that is on: the one that the address names, else the one that is flagged as default (PAGE-39).
 *
 * @param search  the query of the address, with its question mark
 */
export function chosenFilter<Entry extends Choosable>(
  entries: readonly Entry[],
  search: string,
): Entry | undefined {
  return chosenByAddress(entries, FILTER_PARAMETER, search) ?? flagged(entries);
}

/**
 * The order that is on: the one that the address names, else the one that is flagged as default (PAGE-41), else the one
 * that is titled 'Populært' (PAGE-42).
 */
export function chosenSort<Entry extends Choosable>(
  entries: readonly Entry[],
  search: string,
): Entry | undefined {
  return (
    chosenByAddress(entries, SORT_PARAMETER, search) ??
    flagged(entries) ??
    entries.find(({ title }) => title === USUAL_ORDER)
  );
}

/** The query of an address without one choice: `?sortMenu=b` of `?filterMenu=a&sortMenu=b`. */
export function withoutChoice(search: string, parameter: string): string {
  const query = new URLSearchParams(search);
  query.delete(parameter);
  return query.size === 0 ? '' : `?${query.toString()}`;
}
