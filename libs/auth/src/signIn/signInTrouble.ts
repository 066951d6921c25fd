import type { SignInOptions } from '../session/session.ts';

/**
 * Why the viewer is not on his way to the sign-in page, though he should be: the identity provider gives no answer, or
 * none of use; the browser keeps nothing, and a sign-in has to be remembered on its way; or he was there and went back.
 */
export type SignInTroubleReason = 'unreachable' | 'storage' | 'cameBack';

export interface SignInTrouble {
  readonly reason: SignInTroubleReason;
  /** What was tried, to be tried again. */
  readonly options: SignInOptions;
}

/** The trouble with signing in that there is at present, and who wants to know of it. */
export interface SignInTroubleState {
  readonly get: () => SignInTrouble | undefined;
  /** Told at every change; the answer ends it. */
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
