import { api } from '@tv/api-client';
import type { AppStore } from '../world/createAppStore.ts';

/** Answers may lead to further questions; a page does not go on asking for longer than so many rounds. */
const MOST_ROUNDS = 10;

/**
 * Waits until it is known who watches, and what was asked in his name is here.
 *
 * @param started  settles when it is known who watches
 */
export async function whenOwn(store: Pick<AppStore, 'dispatch'>, started: Promise<unknown>): Promise<void> {
  await started;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const running = store.dispatch(api.util.getRunningQueriesThunk());
    if (running.length === 0) return;
    await Promise.allSettled(running);
  }
}
