import { ProviderUnreachableError, type IdentityClient } from './identityClient.ts';

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
