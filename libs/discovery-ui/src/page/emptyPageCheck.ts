/** How long a page must have been as it is before it is looked at (PAGE-63). */
export const EMPTY_PAGE_MS = 4000;

/** Looks whether a page is empty, once it has stood still. */
export interface EmptyPageCheck {
  /** The page has changed: it is empty now, or not. Starts the wait anew. */
  changed(isEmpty: boolean): void;
  /** The page is gone. */
  stop(): void;
}

/** Calls `report` once a page has been empty for 4 s without a change (PAGE-63, PAGE-64). */
export function createEmptyPageCheck(report: () => void): EmptyPageCheck {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    changed(isEmpty) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isEmpty) report();
      }, EMPTY_PAGE_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
