import type { SignInOptions } from '../session/session.ts';

/** Why sign-in did not start: provider unreachable, storage blocked, or the user came back. */
export type SignInTroubleReason = 'unreachable' | 'storage' | 'cameBack';

export interface SignInTrouble {
  readonly reason: SignInTroubleReason;
  /** For a retry. */
  readonly options: SignInOptions;
}

/** Holds the current sign-in error. */
export interface SignInTroubleState {
  readonly get: () => SignInTrouble | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (trouble: SignInTrouble | undefined) => void;
}

export function createSignInTroubleState(): SignInTroubleState {
  const listeners = new Set<() => void>();
  let current: SignInTrouble | undefined;
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(trouble) {
      if (trouble === current) return;
      current = trouble;
      for (const listener of [...listeners]) listener();
    },
  };
}
