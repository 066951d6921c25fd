import type { ApiDeps, StoreExtra } from './apiDeps.ts';

function isStoreExtra(extra: unknown): extra is StoreExtra {
  return typeof extra === 'object' && extra !== null && 'api' in extra;
}

/** What the store was made with. Throws where a store was made without it: nothing could be asked. */
export function depsOf(extra: unknown): ApiDeps {
  if (!isStoreExtra(extra)) throw new Error('The store needs `extraArgument: { api }` for its thunks');
  return extra.api;
}
