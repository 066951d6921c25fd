/** Something that comes by a script of its own. */
export interface Late<T> {
  /** Brings it. Who asks while it is on its way gets the same promise; one that failed is asked for anew. */
  readonly bring: () => Promise<T>;
  /** What was brought; undefined until it is there. */
  readonly current: () => T | undefined;
}

/** @param load  asks for the script, and picks what it brings */
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
