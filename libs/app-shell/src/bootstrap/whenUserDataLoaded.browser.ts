import { api } from '@tv/api-client';
import { runWhenIdle } from '@tv/lazy';
import type { AppStore } from '../composition/createAppStore.ts';

/** Limit, since responses can start further queries. */
const MAX_ROUNDS = 10;

/**
 * Resolves when the session is known and every query started for that user has settled. Call it after
 * rendering has started.
 */
export async function whenUserDataLoaded(
  store: Pick<AppStore, 'dispatch'>,
  started: Promise<unknown>,
): Promise<void> {
  await started;
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    // Idle means that rendering or hydration is done.
    await new Promise<void>((resolve) => void runWhenIdle(resolve));
    const running = store.dispatch(api.util.getRunningQueriesThunk());
    if (running.length === 0) return;
    await Promise.allSettled(running);
  }
}
