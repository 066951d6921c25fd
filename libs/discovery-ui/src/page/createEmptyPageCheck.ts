/** Delay before a report (PAGE-63). */
export const EMPTY_PAGE_DELAY_MS = 4000;

export interface EmptyPageCheck {
  /** Restarts the timer. */
  update(isEmpty: boolean): void;
  stop(): void;
}

/** Reports after 4 s of being empty without a change (PAGE-63, PAGE-64). */
export function createEmptyPageCheck(report: () => void): EmptyPageCheck {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    update(isEmpty) {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (isEmpty) report();
      }, EMPTY_PAGE_DELAY_MS);
    },
    stop: () => clearTimeout(timer),
  };
}
