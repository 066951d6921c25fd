import { UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import type { RuntimeConfig } from '@tv/config';
import { links } from '@tv/routes';
import {
  ProviderUnreachableError,
  REQUEST_TIMEOUT_SECONDS,
  SILENT_TIMEOUT_SECONDS,
  type IdentityClient,
  type SignInRequest,
} from './identityClient.ts';
import { readUser, type IdentityUser } from './identityUser.ts';

/**
 * Configures the authorization code flow with PKCE and a silent callback (AUTH-01, AUTH-02). The session renews
 * tokens itself: the library has neither throttle nor cross-tab lock.
 */
export function createOidcSettings(identity: RuntimeConfig['identity'], origin: string) {
  return {
    authority: identity.authority,
    client_id: identity.clientId,
    response_type: 'code',
    scope: identity.scope,
    resource: identity.resource,
    redirect_uri: origin + links.signInCallback(),
    silent_redirect_uri: origin + links.silentCallback(),
    post_logout_redirect_uri: origin + links.logoutSuccess(),
    automaticSilentRenew: false,
    accessTokenExpiringNotificationTimeInSeconds: identity.expiringNotificationSeconds,
    silentRequestTimeoutInSeconds: SILENT_TIMEOUT_SECONDS,
    requestTimeoutInSeconds: REQUEST_TIMEOUT_SECONDS,
    validateSubOnSilentRenew: true,
    monitorSession: false,
    loadUserInfo: false,
  } as const;
}

export type RedirectMethod = 'assign' | 'replace';

const getRedirectMethod = (params: unknown): RedirectMethod =>
  typeof params === 'object' &&
  params !== null &&
  'redirectMethod' in params &&
  params.redirectMethod === 'replace'
    ? 'replace'
    : 'assign';

/** Replaces the library's redirect navigator, which calls `window.stop()` on failure and so aborts all requests. */
export function createRedirectNavigator(
  redirectTo: (url: string, method: RedirectMethod) => void,
): NonNullable<ConstructorParameters<typeof UserManager>[1]> {
  return {
    prepare: (params) =>
      Promise.resolve({
        navigate: ({ url }) =>
          new Promise((resolve) => {
            redirectTo(url, getRedirectMethod(params));
            resolve({ url });
          }),
        close: () => undefined,
      }),
    callback: () => Promise.resolve(),
  };
}

/** Creates the oidc-client-ts client of a window. */
export function createUserManager(identity: RuntimeConfig['identity'], page: Window): UserManager {
  const { location, localStorage: store } = page;
  const settings = {
    ...createOidcSettings(identity, location.origin),
    // Local storage: a sign-in may return in another tab, and tabs share tokens.
    userStore: new WebStorageStateStore({ store }),
    stateStore: new WebStorageStateStore({ store }),
  };
  const navigator = createRedirectNavigator((url, method) => location[method](url));
  return new UserManager(settings, navigator);
}

/** Creates the identity client over oidc-client-ts. Calls `create` again after a failure. */
export function createOidcIdentityClient(
  identity: RuntimeConfig['identity'],
  create: () => UserManager,
): IdentityClient {
  let cachedManager: UserManager | undefined;

  const getManager = async (): Promise<UserManager> => {
    const client = (cachedManager ??= create());
    try {
      // The library caches any JSON it received, even without an endpoint. Only a new client refetches it.
      await client.metadataService.getAuthorizationEndpoint();
      return client;
    } catch (error) {
      if (cachedManager === client) cachedManager = undefined;
      throw new ProviderUnreachableError(error);
    }
  };

  const toIdentityUser = (user: User | null | undefined): IdentityUser => {
    const identityUser = readUser(user, identity.claims);
    if (!identityUser) throw new Error('The identity provider returned no user');
    return identityUser;
  };

  const getParams = ({ loginContext, oneTimeCode }: SignInRequest) => ({
    ...(loginContext && { extraQueryParams: { [identity.loginContextParameter]: loginContext } }),
    ...(oneTimeCode !== undefined && { acr_values: `otac:${oneTimeCode}` }),
  });

  return {
    loadMetadata: async () => void (await getManager()),
    async signInRedirect({ forcesLoginPrompt, replacesHistoryEntry, signal, ...request }) {
      const client = await getManager();
      signal.throwIfAborted();
      await client.signinRedirect({
        redirectMethod: replacesHistoryEntry ? 'replace' : 'assign',
        ...getParams(request),
        ...(forcesLoginPrompt && { prompt: 'login' }),
      });
    },
    completeSignIn: async (url) => toIdentityUser(await (await getManager()).signinRedirectCallback(url)),
    async refresh() {
      const client = await getManager();
      // Otherwise the library falls back to a frame.
      if ((await client.getUser())?.refresh_token === undefined) throw new Error('There is no refresh token');
      return toIdentityUser(
        await client.signinSilent({ silentRequestTimeoutInSeconds: REQUEST_TIMEOUT_SECONDS }),
      );
    },
    async signInSilent({ timeoutSeconds, ...request }) {
      const client = await getManager();
      return toIdentityUser(
        await client.signinSilent({
          silentRequestTimeoutInSeconds: timeoutSeconds,
          forceIframeAuth: true,
          ...getParams(request),
        }),
      );
    },
    signOutRedirect: async () => (await getManager()).signoutRedirect({ redirectMethod: 'replace' }),
    removeUser: async () => cachedManager?.removeUser(),
  };
}
