export interface Late<T> {
  /** Concurrent calls share a promise; a failed load can be retried. */
  readonly bring: () => Promise<T>;
  readonly current: () => T | undefined;
}

/** Content in its own chunk. */
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
