/** Loading state of a page (PAGE-48). */
export type PageLoadState = 'INITIAL' | 'DONE' | 'FAILED';

/** DONE survives a failed refetch, and FAILED stays during a retry, so that the text does not flicker. */
export function pageLoadState({ data, error }: { data: unknown; error: unknown }): PageLoadState {
  if (data !== undefined) return 'DONE';
  return error === undefined ? 'INITIAL' : 'FAILED';
}
