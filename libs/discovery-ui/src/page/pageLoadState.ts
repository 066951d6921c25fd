/** Loading state of a page (PAGE-48). */
export type PageLoadState = 'INITIAL' | 'DONE' | 'FAILED';

/**
 * INITIAL until the first response, then DONE or FAILED. A loaded page stays DONE if a refetch fails. A
 * failed page stays FAILED during a retry, so the text does not flicker.
 */
export function pageLoadState({ data, error }: { data: unknown; error: unknown }): PageLoadState {
  if (data !== undefined) return 'DONE';
  return error === undefined ? 'INITIAL' : 'FAILED';
}
