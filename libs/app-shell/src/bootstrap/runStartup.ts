import { api, getCustomer, getPackages, tagTypes } from '@tv/api-client';
import type { Session } from '@tv/auth';
import type { AppStore } from '../composition/createAppStore.ts';

type Dispatch = Pick<AppStore, 'dispatch'>;

/** Fetches the packages (PKG-02). Errors are ignored; components refetch them. */
function fetchPackages({ dispatch }: Dispatch): void {
  void dispatch(getPackages.initiate());
}

/** Clears the cache, so that no user sees the data of another, and refetches the packages. */
export function resetCache(store: Dispatch): void {
  store.dispatch(api.util.resetApiState());
  fetchPackages(store);
}

/** Invalidates all queries once the user is known. Server-rendered data stays visible meanwhile. */
export function refetchAll({ dispatch }: Dispatch): void {
  dispatch(api.util.invalidateTags([...tagTypes]));
}

/**
 * Restores the session and fetches the packages, and a known customer. Settles when the user is known.
 *
 * @param hydrated the session check of a visitor and the packages wait for it; undefined without server rendering
 * @param rehydrate called before the first request, which would delay an invalidation
 */
export function runStartup(
  store: Dispatch,
  session: Pick<Session, 'start' | 'currentUser'>,
  hydrated?: Promise<void>,
  rehydrate?: (isCustomer: boolean) => void,
): Promise<void> {
  const started = session.start(hydrated);
  const isCustomer = session.currentUser().kind === 'customer';
  rehydrate?.(isCustomer);
  if (isCustomer) {
    void store.dispatch(getCustomer.initiate(undefined, { subscribe: false }));
  }
  if (hydrated) void hydrated.then(() => fetchPackages(store));
  else fetchPackages(store);
  return started;
}
