import { UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import type { RuntimeConfig } from '@tv/config';
import {
  ProviderUnreachableError,
  type IdentityClient,
  type LoginContext,
  REQUEST_TIMEOUT_SECONDS,
} from './identityClient.ts';
import { readUser, type IdentityUser } from './identityUser.ts';
import { createOidcSettings } from './oidcSettings.ts';
import { createRedirectNavigator } from './redirectNavigator.ts';

/** Creates the oidc-client-ts client of a window. */
export function createUserManager(identity: RuntimeConfig['identity'], page: Window): UserManager {
  const { location, localStorage: store } = page;
  const settings = {
    ...createOidcSettings(identity, location.origin),
    // Local storage: a sign-in may return in another tab, and tabs share tokens.
    userStore: new WebStorageStateStore({ store }),
    stateStore: new WebStorageStateStore({ store }),
  };
  return new UserManager(
    settings,
    createRedirectNavigator((url, method) => location[method](url)),
  );
}

/**
 * The identity client over oidc-client-ts.
 *
 * @param create called again after a failure
 */
export function createOidcIdentityClient(
  identity: RuntimeConfig['identity'],
  create: () => UserManager,
): IdentityClient {
  let cachedManager: UserManager | undefined;

  const getManager = async (): Promise<UserManager> => {
    const client = (cachedManager ??= create());
    try {
      // The library caches whatever JSON it got, even without an endpoint: only a new client asks again.
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

  const getOneTimeCodeParams = (oneTimeCode: string | undefined) =>
    oneTimeCode === undefined ? {} : { acr_values: `otac:${oneTimeCode}` };

  const getLoginContextParams = (loginContext: LoginContext | undefined) =>
    loginContext === undefined
      ? {}
      : { extraQueryParams: { [identity.loginContextParameter]: loginContext } };

  return {
    async loadMetadata() {
      await getManager();
    },
    async signInRedirect({
      loginContext,
      oneTimeCode,
      forcesLoginPrompt = false,
      replacesHistoryEntry = false,
      signal,
    }) {
      const client = await getManager();
      signal?.throwIfAborted();
      await client.signinRedirect({
        redirectMethod: replacesHistoryEntry ? 'replace' : 'assign',
        ...getLoginContextParams(loginContext),
        ...getOneTimeCodeParams(oneTimeCode),
        ...(forcesLoginPrompt ? { prompt: 'login' } : {}),
      });
    },
    async completeSignIn(url) {
      return toIdentityUser(await (await getManager()).signinRedirectCallback(url));
    },
    async refresh() {
      const client = await getManager();
      // Otherwise the library falls back to a frame.
      if ((await client.getUser())?.refresh_token === undefined) throw new Error('There is no refresh token');
      return toIdentityUser(
        await client.signinSilent({ silentRequestTimeoutInSeconds: REQUEST_TIMEOUT_SECONDS }),
      );
    },
    async signInSilent({ timeoutSeconds, oneTimeCode, loginContext }) {
      const client = await getManager();
      return toIdentityUser(
        await client.signinSilent({
          silentRequestTimeoutInSeconds: timeoutSeconds,
          forceIframeAuth: true,
          ...getLoginContextParams(loginContext),
          ...getOneTimeCodeParams(oneTimeCode),
        }),
      );
    },
    async signOutRedirect() {
      await (await getManager()).signoutRedirect({ redirectMethod: 'replace' });
    },
    async removeUser() {
      await cachedManager?.removeUser();
    },
  };
}
