import { spareFailure } from './sparedFailure.ts';

/** A lazily loaded module. */
export interface LateScript<Script> {
  /** Loads it; retries after a failure. Failures are marked non-critical. */
  (): Promise<Script>;
  /** The module, if loaded. */
  readonly current: () => Script | undefined;
}

/** Wraps a dynamic import without CSS: Vite does not retry a failed style sheet. */
export function lateScript<Script>(load: () => Promise<Script>): LateScript<Script> {
  let current: Script | undefined;
  const bring = async (): Promise<Script> => {
    try {
      return (current ??= await load());
    } catch (error) {
      spareFailure(error);
      throw error;
    }
  };
  return Object.assign(bring, { current: () => current });
}
