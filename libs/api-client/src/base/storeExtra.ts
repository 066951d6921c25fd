import type { ApiDeps, StoreExtra } from './apiDeps.ts';

function isStoreExtra(extra: unknown): extra is StoreExtra {
  return typeof extra === 'object' && extra !== null && 'api' in extra;
}

/** Returns the API's dependencies from the thunk `extra`. Throws if the store was created without them. */
export function depsOf(extra: unknown): ApiDeps {
  if (!isStoreExtra(extra)) throw new Error('The store needs `extraArgument: { api }` for its thunks');
  return extra.api;
}
