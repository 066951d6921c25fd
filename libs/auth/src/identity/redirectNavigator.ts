import type { UserManager } from 'oidc-client-ts';

type Navigator = NonNullable<ConstructorParameters<typeof UserManager>[1]>;

export type RedirectMethod = 'assign' | 'replace';

const getRedirectMethod = (params: unknown): RedirectMethod =>
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
export function createRedirectNavigator(
  redirectTo: (url: string, method: RedirectMethod) => void,
): Navigator {
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
