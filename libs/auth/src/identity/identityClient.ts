import type { IdentityUser } from './identityUser.ts';

/** Default timeout of silent requests (AUTH-25). */
export const SILENT_TIMEOUT_SECONDS = 2;

/** For metadata and token requests. */
export const REQUEST_TIMEOUT_SECONDS = 5;

/** Context for the sign-in page (AUTH-43, AUTH-44). */
export type LoginContext = 'user_created' | 'password_changed';

export interface RedirectSignInOptions {
  readonly loginContext?: LoginContext | undefined;
  /** One-time code; signs in without a prompt (AUTH-42). */
  readonly oneTimeCode?: string | undefined;
  /** Sends `prompt=login`, so that the user can choose another account. */
  readonly forcesLoginPrompt?: boolean | undefined;
  readonly replacesHistoryEntry?: boolean | undefined;
  readonly signal?: AbortSignal | undefined;
}

export interface SilentSignInOptions {
  readonly timeoutSeconds: number;
  /** One-time code (AUTH-42). */
  readonly oneTimeCode?: string | undefined;
  readonly loginContext?: LoginContext | undefined;
}

/** The OpenID client, loaded on first use. */
export interface IdentityClient {
  /**
   * Loads the client library and the provider's metadata. Every method rejects with
   * `ProviderUnreachableError` if this fails.
   */
  readonly loadMetadata: () => Promise<void>;
  /** Redirects to the sign-in page. Resolves when the browser is leaving. */
  readonly signInRedirect: (options: RedirectSignInOptions) => Promise<void>;
  /** Completes a sign-in on the callback page. Rejects if it was cancelled or is invalid. */
  readonly completeSignIn: (url: string) => Promise<IdentityUser>;
  /** Renews with the stored refresh token. Rejects with the reason, see `isRefusal`. */
  readonly refresh: () => Promise<IdentityUser>;
  /** Renews or signs in through a hidden frame. Rejects with the reason. */
  readonly signInSilent: (options: SilentSignInOptions) => Promise<IdentityUser>;
  /**
   * Removes the stored user and redirects to the end-session page with `id_token_hint` (AUTH-03). Replaces
   * the history entry.
   */
  readonly signOutRedirect: () => Promise<void>;
  /** Does nothing unless the library is loaded. */
  readonly removeUser: () => Promise<void>;
}

/** Short reason of a failed sign-in: the OAuth error code, `timeout`, or the error message. */
export function getFailureReason(error: unknown): string {
  if (typeof error !== 'object' || error === null) return String(error);
  if ('error' in error && typeof error.error === 'string' && error.error !== '') return error.error;
  if (!(error instanceof Error)) return 'unknown';
  return error.name === 'ErrorTimeout' ? 'timeout' : error.message;
}

/** The identity provider or its client library is unreachable. */
export class ProviderUnreachableError extends Error {
  override readonly name = 'ProviderUnreachableError';

  constructor(cause: unknown) {
    super(getFailureReason(cause), { cause });
  }
}

/** OAuth errors that require a new sign-in. */
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

/** Whether the identity provider refused. Other errors say nothing about the user's session. */
export function isRefusal(error: unknown): boolean {
  return REFUSALS.includes(getFailureReason(error));
}
