/** Where loading a page stands (PAGE-48). */
export type PageLoadState = 'INITIAL' | 'DONE' | 'FAILED';

/**
 * The loading state of a page from what its query says: INITIAL until there is an answer, then DONE or FAILED.
 *
 * A page that is shown stays DONE when asking again for it fails: the viewer keeps what is on the screen. One that has
 * FAILED stays so while it is asked for again, by the viewer or by itself: the words do not flicker.
 *
 * @param error  why it was not to be had, which a query keeps until it is
 */
export function pageLoadState({ data, error }: { data: unknown; error: unknown }): PageLoadState {
  if (data !== undefined) return 'DONE';
  return error === undefined ? 'INITIAL' : 'FAILED';
}
