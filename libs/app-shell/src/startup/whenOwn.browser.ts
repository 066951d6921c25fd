import { api } from '@tv/api-client';
import { whenIdle } from '@tv/ui';
import type { AppStore } from '../world/createAppStore.ts';

/** Answers may lead to further questions; a page does not go on asking for longer than so many rounds. */
const MOST_ROUNDS = 10;

/**
 * Waits until it is known who watches, the page is drawn for him, and what was asked in his name is here. To be called
 * when drawing has begun: what is drawn asks.
 *
 * @param started  settles when it is known who watches
 */
export async function whenOwn(store: Pick<AppStore, 'dispatch'>, started: Promise<unknown>): Promise<void> {
  await started;
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    // A browser that draws, or brings to life what was drawn, has no time to spare.
    await new Promise<void>((resolve) => void whenIdle(resolve));
    const running = store.dispatch(api.util.getRunningQueriesThunk());
    if (running.length === 0) return;
    await Promise.allSettled(running);
  }
}
