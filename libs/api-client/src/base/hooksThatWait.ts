import { reactHooksModule } from '@reduxjs/toolkit/query/react';
import { useServerRendering } from '@tv/rendering';

type HooksModule = ReturnType<typeof reactHooksModule>;
type UseQuery = (arg: unknown, options?: { readonly skip?: boolean }) => unknown;

function isFunction(value: unknown): value is UseQuery {
  return typeof value === 'function';
}

const hookName = (endpoint: string): string =>
  `use${endpoint.charAt(0).toUpperCase()}${endpoint.slice(1)}Query`;

/**
 * The hooks of RTK Query, of which those of queries wait for their answer where a server draws the page: it draws in
 * one go, and effects, by which a browser asks, do not run there. A query that is skipped is not waited for.
 */
export function hooksThatWait(): HooksModule {
  const hooks = reactHooksModule();
  return {
    ...hooks,
    init(api, options, context) {
      const inner = hooks.init(api, options, context);
      return {
        injectEndpoint(endpoint, definition) {
          inner.injectEndpoint(endpoint, definition);
          const useQuery: unknown = Reflect.get(api, hookName(endpoint));
          if (!isFunction(useQuery)) return;
          const useAnswer: UseQuery = (arg, given) => {
            const server = useServerRendering();
            if (server && given?.skip !== true) server.waitForAnswer(endpoint, arg);
            return useQuery(arg, given);
          };
          Reflect.set(api, hookName(endpoint), useAnswer);
        },
      };
    },
  };
}
