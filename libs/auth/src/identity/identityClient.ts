import type { IdentityUser } from './identityUser.ts';

/** Default timeout of silent requests (AUTH-25). */
export const SILENT_TIMEOUT_SECONDS = 2;

/** For metadata and token requests. */
export const REQUEST_TIMEOUT_SECONDS = 5;

/** Context for the sign-in page (AUTH-43, AUTH-44). */
export type LoginContext = 'user_created' | 'password_changed';

export interface SignInRequest {
  readonly loginContext?: LoginContext | undefined;
  /** One-time code; signs in without a prompt (AUTH-42). */
  readonly oneTimeCode?: string | undefined;
}

interface RedirectSignInOptions extends SignInRequest {
  /** Sends `prompt=login`, so that the user can choose another account. */
  readonly forcesLoginPrompt: boolean;
  readonly replacesHistoryEntry: boolean;
  readonly signal: AbortSignal;
}

/** The OpenID client, loaded on first use. */
export interface IdentityClient {
  /** Loads library and metadata. Every method rejects with `ProviderUnreachableError` if this fails. */
  readonly loadMetadata: () => Promise<void>;
  /** Redirects to the sign-in page. Resolves when the browser is leaving. */
  readonly signInRedirect: (options: RedirectSignInOptions) => Promise<void>;
  /** Completes a sign-in on the callback page. Rejects if it was cancelled or is invalid. */
  readonly completeSignIn: (url: string) => Promise<IdentityUser>;
  /** Renews with the stored refresh token. Rejects with the reason, see `isRefusal`. */
  readonly refresh: () => Promise<IdentityUser>;
  /** Renews or signs in through a hidden frame. Rejects with the reason. */
  readonly signInSilent: (
    options: SignInRequest & { readonly timeoutSeconds: number },
  ) => Promise<IdentityUser>;
  /** Removes the stored user and replaces the page with the end-session page, by `id_token_hint` (AUTH-03). */
  readonly signOutRedirect: () => Promise<void>;
  /** Does nothing unless the library is loaded. */
  readonly removeUser: () => Promise<void>;
}

/** Returns the short reason of a failed sign-in: the OAuth error code, `timeout`, or the error message. */
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

/** Returns whether the identity provider refused. Other errors say nothing about the user's session. */
export function isRefusal(error: unknown): boolean {
  return REFUSALS.includes(getFailureReason(error));
}

/** Loads the OpenID client on first use; a failed load is retried. */
export function createLazyIdentityClient(load: () => Promise<IdentityClient>): IdentityClient {
  let clientPromise: Promise<IdentityClient> | undefined;
  const getClient = async (): Promise<IdentityClient> => {
    const loading = (clientPromise ??= load());
    try {
      return await loading;
    } catch (error) {
      if (clientPromise === loading) clientPromise = undefined;
      throw new ProviderUnreachableError(error);
    }
  };
  return {
    loadMetadata: async () => (await getClient()).loadMetadata(),
    signInRedirect: async (options) => (await getClient()).signInRedirect(options),
    completeSignIn: async (url) => (await getClient()).completeSignIn(url),
    refresh: async () => (await getClient()).refresh(),
    signInSilent: async (options) => (await getClient()).signInSilent(options),
    signOutRedirect: async () => (await getClient()).signOutRedirect(),
    removeUser: async () => (await clientPromise)?.removeUser(),
  };
}
