import type { SignInOptions } from '../session/session.ts';

/** Why sign-in did not start: provider unreachable, storage blocked, or the user returned without signing in. */
export type SignInErrorReason = 'unreachable' | 'storage' | 'cameBack';

export interface SignInError {
  readonly reason: SignInErrorReason;
  /** For a retry. */
  readonly options: SignInOptions;
}

/** Holds the current sign-in error. */
export interface SignInErrorStore {
  readonly get: () => SignInError | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  readonly set: (signInError: SignInError | undefined) => void;
}

export function createSignInErrorStore(): SignInErrorStore {
  const listeners = new Set<() => void>();
  let current: SignInError | undefined;
  return {
    get: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(signInError) {
      if (signInError === current) return;
      current = signInError;
      for (const listener of [...listeners]) listener();
    },
  };
}
