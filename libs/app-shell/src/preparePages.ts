import type { Session } from '@tv/auth';
import type { RouteDefinition } from '@tv/routes';
import { loadOnIntent, type PagePreparations } from './router/loadOnIntent.browser.ts';
import { coverPage, guide, player } from './router/pageScripts.ts';
import { spareFailures } from './router/spareFailures.ts';
import type { AppStore } from './world/createAppStore.ts';

/** What is brought for a page; what is not here waits for the press. */
function preparations(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  session: Pick<Session, 'viewer'>,
): PagePreparations {
  return {
    filmCover: coverPage,
    serieCover: coverPage,
    tvGuide: guide,
    watch: async (destination) => {
      const { prepareWatching } = await player();
      await prepareWatching(destination, { dispatch, isCustomer: session.viewer().kind === 'customer' });
    },
  };
}

/**
 * Brings what a page needs when a viewer is about to open it.
 *
 * @returns ends it
 */
export function preparePages(
  page: Document,
  table: readonly RouteDefinition[],
  store: Pick<AppStore, 'dispatch'>,
  session: Pick<Session, 'viewer'>,
): () => void {
  return loadOnIntent(page, table, spareFailures(preparations(store, session)));
}
