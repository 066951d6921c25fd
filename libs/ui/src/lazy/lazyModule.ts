import { markNonCritical } from './markNonCritical.ts';

/** A lazily loaded module. */
export interface LazyModule<Script> {
  /** Loads it; retries after a failure. Failures are marked non-critical. */
  (): Promise<Script>;
  /** The module, if loaded. */
  readonly current: () => Script | undefined;
}

/** Wraps a dynamic import without CSS: Vite does not retry a failed style sheet. */
export function lazyModule<Script>(load: () => Promise<Script>): LazyModule<Script> {
  let current: Script | undefined;
  const loadOnce = async (): Promise<Script> => {
    try {
      return (current ??= await load());
    } catch (error) {
      markNonCritical(error);
      throw error;
    }
  };
  return Object.assign(loadOnce, { current: () => current });
}
