import { UserManager, WebStorageStateStore, type User } from 'oidc-client-ts';
import type { RuntimeConfig } from '@tv/config';
import { ProviderUnreachableError, type IdentityClient, type LoginContext } from './identityClient.ts';
import { readUser, type IdentityUser } from './identityUser.ts';
import { oidcSettings } from './oidcSettings.ts';
import { createRedirectNavigator } from './redirectNavigator.ts';
import { REQUEST_TIMEOUT_SECONDS } from './timeLimits.ts';

/** Creates the oidc-client-ts client of a window. */
export function createUserManager(identity: RuntimeConfig['identity'], page: Window): UserManager {
  const { location, localStorage: store } = page;
  const settings = {
    ...oidcSettings(identity, location.origin),
    // Shared by all tabs.
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
  let made: UserManager | undefined;

  const manager = async (): Promise<UserManager> => {
    const client = (made ??= create());
    try {
      // The library caches failed metadata.
      await client.metadataService.getAuthorizationEndpoint();
      return client;
    } catch (error) {
      if (made === client) made = undefined;
      throw new ProviderUnreachableError(error);
    }
  };

  const userOf = (user: User | null | undefined): IdentityUser => {
    const read = readUser(user, identity.claims);
    if (!read) throw new Error('The identity provider answered without a user');
    return read;
  };

  const codeParams = (oneTimeCode: string | undefined) =>
    oneTimeCode === undefined ? {} : { acr_values: `otac:${oneTimeCode}` };

  const contextParams = (loginContext: LoginContext | undefined) =>
    loginContext === undefined
      ? {}
      : { extraQueryParams: { [identity.loginContextParameter]: loginContext } };

  return {
    async reach() {
      await manager();
    },
    async signInRedirect({ loginContext, oneTimeCode, asksAnew = false, replacesPage = false, signal }) {
      const client = await manager();
      signal?.throwIfAborted();
      await client.signinRedirect({
        redirectMethod: replacesPage ? 'replace' : 'assign',
        ...contextParams(loginContext),
        ...codeParams(oneTimeCode),
        ...(asksAnew ? { prompt: 'login' } : {}),
      });
    },
    async completeSignIn(url) {
      return userOf(await (await manager()).signinRedirectCallback(url));
    },
    async refresh() {
      const client = await manager();
      // Otherwise the library falls back to a frame.
      if ((await client.getUser())?.refresh_token === undefined) throw new Error('There is no refresh token');
      return userOf(await client.signinSilent({ silentRequestTimeoutInSeconds: REQUEST_TIMEOUT_SECONDS }));
    },
    async signInSilent({ timeoutSeconds, oneTimeCode, loginContext }) {
      const client = await manager();
      return userOf(
        await client.signinSilent({
          silentRequestTimeoutInSeconds: timeoutSeconds,
          forceIframeAuth: true,
          ...contextParams(loginContext),
          ...codeParams(oneTimeCode),
        }),
      );
    },
    async signOutRedirect() {
      await (await manager()).signoutRedirect({ redirectMethod: 'replace' });
    },
    async removeUser() {
      await made?.removeUser();
    },
  };
}
