const NAME = 'route change';

interface RouteChange {
  readonly pathname: string;
  /** On the page's timeline, in ms. */
  readonly startTime: number;
}

/** Adds the path to the page's performance timeline. */
export function markRouteChange(pathname: string): void {
  performance.mark(NAME, { detail: pathname });
}

/** Returns all route changes of the page, oldest first. */
export const listRouteChanges = (): readonly RouteChange[] =>
  performance
    .getEntriesByName(NAME, 'mark')
    .map((entry) => ({ pathname: String((entry as PerformanceMark).detail), startTime: entry.startTime }));
