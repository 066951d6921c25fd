import { getPackages } from '@tv/api-client';
import type { Session } from '@tv/auth';
import type { AppStore } from './createAppStore.ts';

/**
 * Start-up: decides who is watching, and asks for the packages (PKG-02), which nobody waits for.
 *
 * @returns settles when it is known who is watching; never rejects
 */
export function start(store: Pick<AppStore, 'dispatch'>, session: Pick<Session, 'start'>): Promise<void> {
  const started = session.start();
  void store.dispatch(getPackages.initiate());
  return started;
}
