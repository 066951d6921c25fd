import type { Session } from '@tv/auth';
import type { PagePreparations } from './router/loadOnIntent.browser.ts';
import { coverPage, player } from './router/pageScripts.ts';
import type { AppStore } from './world/createAppStore.ts';

/** What is brought when a viewer is about to open a page; what is not here waits for the press. */
export function preparePages(
  { dispatch }: Pick<AppStore, 'dispatch'>,
  session: Pick<Session, 'viewer'>,
): PagePreparations {
  return {
    filmCover: coverPage,
    serieCover: coverPage,
    watch: async (destination) => {
      const { prepareWatching } = await player();
      await prepareWatching(destination, { dispatch, isCustomer: session.viewer().kind === 'customer' });
    },
  };
}
