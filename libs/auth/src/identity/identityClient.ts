import type { IdentityUser } from './identityUser.ts';

/** Why somebody is asked to sign in; the identity provider's page may say so (AUTH-43, AUTH-44). */
export type LoginContext = 'user_created' | 'password_changed';

export interface PageSignIn {
  readonly loginContext?: LoginContext | undefined;
  /** Signs in with a one-time code: the page then has nothing to ask (AUTH-42). */
  readonly oneTimeCode?: string | undefined;
  /** Shows the sign-in page though there is a session, so that another account can be chosen. */
  readonly asksAnew?: boolean | undefined;
  /** Leaves no way back to the present page: nothing can be shown there without a sign-in. */
  readonly replacesPage?: boolean | undefined;
  /** Aborted when it is too late to leave. */
  readonly signal?: AbortSignal | undefined;
}

export interface SilentSignIn {
  readonly timeoutSeconds: number;
  /** Signs in with a one-time code instead of the session at the identity provider (AUTH-42). */
  readonly oneTimeCode?: string | undefined;
  readonly loginContext?: LoginContext | undefined;
}

/**
 * The OpenID client as the session needs it. The one implementation loads its library when first asked, so
 * that a visitor who never signs in never loads it.
 */
export interface IdentityClient {
  /**
   * Has the library and the identity provider's addresses at hand, which everything else here begins with. Rejects with
   * a `ProviderUnreachableError`, as does everything else, where there is no answer, or none that can be read.
   */
  readonly reach: () => Promise<void>;
  /** Leaves for the sign-in page. Resolves when the browser is leaving; rejects when it cannot. */
  readonly signInRedirect: (options: PageSignIn) => Promise<void>;
  /** Completes a sign-in on its return page. Rejects when it was cancelled or does not fit. */
  readonly completeSignIn: (url: string) => Promise<IdentityUser>;
  /**
   * Renews by the stored refresh token, which needs neither a page nor cookies. Rejects with the reason; see
   * `failureReason` and `isRefusal`.
   */
  readonly refresh: () => Promise<IdentityUser>;
  /** Renews or signs in by a hidden frame. Rejects with the reason; see `failureReason`. */
  readonly signInSilent: (options: SilentSignIn) => Promise<IdentityUser>;
  /**
   * Removes the stored user and leaves for the end-session page, with the id token as a hint (AUTH-03). There is no way
   * back to the present page, which would sign out again.
   */
  readonly signOutRedirect: () => Promise<void>;
  /** Has the library forget the stored user, where it is loaded. */
  readonly removeUser: () => Promise<void>;
}

/** The reason of a failed sign-in in a word: the protocol's error code, `timeout`, or the error's message. */
export function failureReason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('error' in error && typeof error.error === 'string' && error.error !== '') return error.error;
  if (!(error instanceof Error)) return 'unknown';
  return error.name === 'ErrorTimeout' ? 'timeout' : error.message;
}

/** The identity provider, or the library to speak with it, is not to be had. Says why. */
export class ProviderUnreachableError extends Error {
  override readonly name = 'ProviderUnreachableError';

  constructor(cause: unknown) {
    super(failureReason(cause), { cause });
  }
}

/** What the protocol answers when somebody has to sign in anew. */
const REFUSALS: readonly string[] = [
  'invalid_grant',
  'invalid_client',
  'unauthorized_client',
  'access_denied',
  'login_required',
  'interaction_required',
  'consent_required',
  'account_selection_required',
];

/**
 * Whether the identity provider has said no. Anything else (no answer, none that can be read, a server in trouble)
 * says nothing about who is watching.
 */
export function isRefusal(error: unknown): boolean {
  return REFUSALS.includes(failureReason(error));
}
