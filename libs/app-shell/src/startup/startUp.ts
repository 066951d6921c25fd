import { api, getCustomer, tagTypes } from '@tv/api-client';
import type { Session } from '@tv/auth';
import { spareFailure } from '@tv/ui';
import type { AppStore } from '../world/createAppStore.ts';

type Dispatch = Pick<AppStore, 'dispatch'>;

/** Asks for the packages (PKG-02). Nobody waits for them, nor for the script that asks; who needs them asks again. */
function askPackages({ dispatch }: Dispatch): void {
  import('@tv/api-client/packages').then(
    ({ getPackages }) => void dispatch(getPackages.initiate()),
    spareFailure,
  );
}

/** Forgets all that servers have said, since another person watches, and asks anew for what the start asked for. */
export function startAnew(store: Dispatch): void {
  store.dispatch(api.util.resetApiState());
  askPackages(store);
}

/**
 * Asks again for all that is shown, and forgets the rest, since it is known now who watches. What was said to nobody in
 * particular stays on the screen until the answers come: the page was drawn for a visitor, and is not to be emptied.
 */
export function askAgain({ dispatch }: Dispatch): void {
  dispatch(api.util.invalidateTags([...tagTypes]));
}

/**
 * Start-up: decides who is watching, and asks for the packages. Of a customer who is known from before every page tells: what
 * he has is asked for at once, and not when it is drawn.
 *
 * @returns settles when it is known who is watching; never rejects
 */
export function startUp(store: Dispatch, session: Pick<Session, 'start' | 'viewer'>): Promise<void> {
  const started = session.start();
  if (session.viewer().kind === 'customer') {
    void store.dispatch(getCustomer.initiate(undefined, { subscribe: false }));
  }
  askPackages(store);
  return started;
}
