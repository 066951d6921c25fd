import { reactHooksModule } from '@reduxjs/toolkit/query/react';
import { useServerRendering } from '@tv/ssr';

type HooksModule = ReturnType<typeof reactHooksModule>;
type UseQuery = (arg: unknown, options?: { readonly skip?: boolean }) => unknown;

const isFunction = (value: unknown): value is UseQuery => typeof value === 'function';

const hookNames = (endpoint: string): readonly string[] =>
  ['Query', 'InfiniteQuery'].map(
    (kind) => `use${endpoint.charAt(0).toUpperCase()}${endpoint.slice(1)}${kind}`,
  );

/**
 * Returns RTK Query's hooks, with query hooks that suspend on the server until their data is loaded. The server
 * renders in one pass and runs no effects.
 */
export function suspendingHooks(): HooksModule {
  const hooks = reactHooksModule();
  return {
    ...hooks,
    init(api, options, context) {
      const inner = hooks.init(api, options, context);
      return {
        injectEndpoint(endpoint, definition) {
          inner.injectEndpoint(endpoint, definition);
          for (const hookName of hookNames(endpoint)) {
            const useQuery: unknown = Reflect.get(api, hookName);
            if (!isFunction(useQuery)) continue;
            const useAnswer: UseQuery = (arg, given) => {
              const server = useServerRendering();
              if (server && given?.skip !== true) server.waitForQuery(endpoint, arg);
              return useQuery(arg, given);
            };
            Reflect.set(api, hookName, useAnswer);
          }
        },
      };
    },
  };
}
