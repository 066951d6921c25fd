import { ProviderUnreachableError, type IdentityClient } from './identityClient.ts';

/** Loads the OpenID client on first use; a failed load is retried. */
export function lazyIdentityClient(load: () => Promise<IdentityClient>): IdentityClient {
  let loaded: Promise<IdentityClient> | undefined;
  const client = async (): Promise<IdentityClient> => {
    const loading = (loaded ??= load());
    try {
      return await loading;
    } catch (error) {
      if (loaded === loading) loaded = undefined;
      throw new ProviderUnreachableError(error);
    }
  };
  return {
    reach: async () => (await client()).reach(),
    signInRedirect: async (options) => (await client()).signInRedirect(options),
    completeSignIn: async (url) => (await client()).completeSignIn(url),
    refresh: async () => (await client()).refresh(),
    signInSilent: async (options) => (await client()).signInSilent(options),
    signOutRedirect: async () => (await client()).signOutRedirect(),
    removeUser: async () => (await loaded)?.removeUser(),
  };
}
