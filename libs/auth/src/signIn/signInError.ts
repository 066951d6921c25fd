import type { LoginContext } from '../identity/identityClient.ts';

export interface SignInOptions {
  /** Path to return to; the current page by default. */
  readonly returnTo?: string | undefined;
  /**
   * For protected pages: path after a cancelled or refused sign-in (AUTH-53). The redirect replaces the
   * history entry, and the page shows sign-in errors itself.
   */
  readonly redirectPath?: string | undefined;
  readonly loginContext?: LoginContext | undefined;
}

/** Why sign-in did not start: provider unreachable, storage blocked, or the user returned without signing in. */
export type SignInErrorReason = keyof typeof SIGN_IN_ERROR_MESSAGES;

export interface SignInError {
  readonly reason: SignInErrorReason;
  /** For a retry. */
  readonly options: SignInOptions;
}

/** Holds the current sign-in error. */
export function createSignInErrorStore() {
  const listeners = new Set<() => void>();
  let current: SignInError | undefined;
  return {
    get: () => current,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    set(signInError: SignInError | undefined) {
      if (signInError === current) return;
      current = signInError;
      for (const listener of [...listeners]) listener();
    },
  };
}

export const SIGN_IN_ERROR_MESSAGES = {
  unreachable: {
    title: 'Vi får ikke kontakt med innloggingen',
    text: 'Sjekk at du er på nett, og prøv igjen.',
    action: 'Prøv igjen',
  },
  storage: {
    title: 'Innloggingen får ikke lagret noe',
    text: 'Tillat informasjonskapsler og nettstedsdata for denne siden i nettleseren, og prøv igjen.',
    action: 'Prøv igjen',
  },
  cameBack: {
    title: 'Logg inn for å se denne siden',
    text: 'Du gikk tilbake før du var logget inn.',
    action: 'Logg inn',
  },
};
