import type { UserManager } from 'oidc-client-ts';

type Navigator = NonNullable<ConstructorParameters<typeof UserManager>[1]>;

/** How the window leaves: `replace` takes the place of the present page in the history. */
export type LeaveMethod = 'assign' | 'replace';

const methodOf = (params: unknown): LeaveMethod =>
  typeof params === 'object' &&
  params !== null &&
  'redirectMethod' in params &&
  params.redirectMethod === 'replace'
    ? 'replace'
    : 'assign';

/**
 * Leads the whole window to the identity provider, for the OpenID client. The client's own navigator stops all that the
 * window is loading when it cannot leave, and what was loading then, a lane or a player, fails for good.
 *
 * @param leaveFor  sends the window to an address
 */
export function createRedirectNavigator(leaveFor: (url: string, method: LeaveMethod) => void): Navigator {
  return {
    prepare: (params) =>
      Promise.resolve({
        navigate: ({ url }) =>
          new Promise((resolve) => {
            leaveFor(url, methodOf(params));
            resolve({ url });
          }),
        close: () => undefined,
      }),
    callback: () => Promise.resolve(),
  };
}
