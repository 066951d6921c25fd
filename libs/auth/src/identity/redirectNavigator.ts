import type { UserManager } from 'oidc-client-ts';

type Navigator = NonNullable<ConstructorParameters<typeof UserManager>[1]>;

export type LeaveMethod = 'assign' | 'replace';

const methodOf = (params: unknown): LeaveMethod =>
  typeof params === 'object' &&
  params !== null &&
  'redirectMethod' in params &&
  params.redirectMethod === 'replace'
    ? 'replace'
    : 'assign';

/**
 * Redirect navigator for oidc-client-ts. The library's own calls `window.stop()` on failure, which aborts all
 * requests.
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
