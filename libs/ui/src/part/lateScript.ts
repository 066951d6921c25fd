import { spareFailure } from './sparedFailure.ts';

/** A script that comes late: brought when asked for, and at hand from then on. */
export interface LateScript<Script> {
  /** Brings it. Each asking tries anew, until it is there. What could not be brought is spared: the page goes on without it. */
  (): Promise<Script>;
  /** What it brought; undefined until it is there. */
  readonly current: () => Script | undefined;
}

/**
 * Names a script that comes late. It must have no style sheet of its own: Vite asks for one once, and what comes after a failure
 * would come without it.
 */
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
