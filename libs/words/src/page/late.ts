/** Content in its own chunk. */
export interface Late<T> {
  /** Loads the chunk. Concurrent calls share a promise; a failed load is retried on the next call. */
  readonly bring: () => Promise<T>;
  /** The content if it is loaded. */
  readonly current: () => T | undefined;
}

/** Creates lazily loaded content. */
export function late<T>(load: () => Promise<T>): Late<T> {
  let asked: Promise<T> | undefined;
  let current: T | undefined;
  return {
    bring() {
      asked ??= load().then(
        (brought) => (current = brought),
        (error: unknown) => {
          asked = undefined;
          throw error;
        },
      );
      return asked;
    },
    current: () => current,
  };
}
