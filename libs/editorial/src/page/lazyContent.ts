export interface LazyContent<T> {
  /** Concurrent calls share a promise; a failed load can be retried. */
  readonly load: () => Promise<T>;
  readonly getLoaded: () => T | undefined;
}

/** Content in its own chunk. */
export function lazyContent<T>(load: () => Promise<T>): LazyContent<T> {
  let pending: Promise<T> | undefined;
  let loaded: T | undefined;
  return {
    load() {
      pending ??= load().then(
        (content) => (loaded = content),
        (error: unknown) => {
          pending = undefined;
          throw error;
        },
      );
      return pending;
    },
    getLoaded: () => loaded,
  };
}
