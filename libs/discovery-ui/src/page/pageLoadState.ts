/** Where loading a page stands (PAGE-48). */
export type PageLoadState = 'INITIAL' | 'DONE' | 'FAILED';

/**
 * The loading state of a page from what its query says: INITIAL until there is an answer, then DONE or FAILED.
 *
 * A page that is shown stays DONE when asking again for it fails: the viewer keeps what is on the screen.
 */
export function pageLoadState({ data, isError }: { data: unknown; isError: boolean }): PageLoadState {
  if (data !== undefined) return 'DONE';
  return isError ? 'FAILED' : 'INITIAL';
}
