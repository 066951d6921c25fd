import { createContext } from 'react';

/** The longest wait for a boundary that cannot hydrate, such as one with a failed script. */
const HYDRATION_TIMEOUT_MS = 5000;

/** Tracks the boundaries of a server-rendered page that React has not hydrated yet. */
export interface Hydration {
  /** Resolves when the whole page is hydrated, at the latest after 5 s. Never rejects. */
  readonly whenDone: Promise<void>;
  /** Call it when the parent of a boundary is mounted. Returns `end`, for its content or its unmount. */
  readonly begin: () => () => void;
}

/** The page was rendered in the browser. */
export const noHydration: Hydration = { whenDone: Promise.resolve(), begin: () => () => undefined };

/**
 * Creates the tracker of a server-rendered page.
 *
 * A context or store update above a boundary makes React hydrate it at once, each in a commit of its own. Wait for
 * `whenDone` before such updates, and before work that visitors do not see.
 */
export function createHydration(): Hydration {
  const pending = new Set<symbol>();
  let resolveDone: () => void = () => undefined;
  const whenDone = new Promise<void>((resolve) => {
    resolveDone = resolve;
  });
  setTimeout(resolveDone, HYDRATION_TIMEOUT_MS);
  return {
    whenDone,
    begin() {
      const boundary = Symbol('boundary');
      pending.add(boundary);
      return () => {
        pending.delete(boundary);
        // A boundary ends in the commit in which the boundaries inside it begin.
        queueMicrotask(() => {
          if (pending.size === 0) resolveDone();
        });
      };
    },
  };
}

export const HydrationContext = createContext(noHydration);
