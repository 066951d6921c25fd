import type { User, UserManager } from 'oidc-client-ts';
import type { RuntimeConfig } from '@tv/config';
import type { IdentityClient, LoginContext } from './identityClient.ts';
import { readUser, type IdentityUser } from './identityUser.ts';
import { oidcSettings, REQUEST_TIMEOUT_SECONDS } from './oidcSettings.ts';

/** Makes the library's client; loads the library to do so. */
export async function loadUserManager(
  identity: RuntimeConfig['identity'],
  origin: string,
  store: Storage,
): Promise<UserManager> {
  const { UserManager, WebStorageStateStore } = await import('oidc-client-ts');
  return new UserManager({
    ...oidcSettings(identity, origin),
    // One store for all tabs: a sign-in begun in one may return in another, and each sees the others' tokens.
    userStore: new WebStorageStateStore({ store }),
    stateStore: new WebStorageStateStore({ store }),
  });
}

/**
 * The OpenID client over oidc-client-ts.
 *
 * @param load  makes the library's client; asked once, and again when it failed
 */
export function createOidcIdentityClient(
  identity: RuntimeConfig['identity'],
  load: () => Promise<UserManager>,
): IdentityClient {
  let loaded: Promise<UserManager> | undefined;
  const manager = (): Promise<UserManager> => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };

  const userOf = (user: User | null | undefined): IdentityUser => {
    const read = readUser(user, identity.claims);
    if (!read) throw new Error('The identity provider answered without a user');
    return read;
  };

  const contextParams = (loginContext: LoginContext | undefined) =>
    loginContext === undefined
      ? {}
      : { extraQueryParams: { [identity.loginContextParameter]: loginContext } };

  return {
    async signInRedirect({ loginContext, asksAnew = false }) {
      const prompt = asksAnew ? { prompt: 'login' } : {};
      await (await manager()).signinRedirect({ ...contextParams(loginContext), ...prompt });
    },
    async completeSignIn(url) {
      return userOf(await (await manager()).signinRedirectCallback(url));
    },
    async refresh() {
      const client = await manager();
      // Without one the library would try a frame instead.
      if ((await client.getUser())?.refresh_token === undefined) throw new Error('There is no refresh token');
      return userOf(await client.signinSilent({ silentRequestTimeoutInSeconds: REQUEST_TIMEOUT_SECONDS }));
    },
    async signInSilent({ timeoutSeconds, oneTimeCode, loginContext }) {
      const code = oneTimeCode === undefined ? {} : { acr_values: `otac:${oneTimeCode}` };
      const client = await manager();
      return userOf(
        await client.signinSilent({
          silentRequestTimeoutInSeconds: timeoutSeconds,
          forceIframeAuth: true,
          ...contextParams(loginContext),
          ...code,
        }),
      );
    },
    async signOutRedirect() {
      await (await manager()).signoutRedirect();
    },
    async removeUser() {
      await (await manager()).removeUser();
    },
  };
}
