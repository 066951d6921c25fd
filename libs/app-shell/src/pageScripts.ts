import type { PageScripts } from './router/loadOnIntent.browser.ts';
import { pageScript } from './router/pageScript.ts';

export const coverPage = pageScript(() => import('@tv/discovery-ui/coverPage'));
export const player = pageScript(async () => {
  // Named one by one, so that the build leaves out all else that the library has.
  const { WatchPage, loadShaka } = await import('@tv/player');
  return { WatchPage, loadShaka };
});

/** Pages whose scripts are brought when a viewer is about to open them; the others wait for the press. */
export const pageScripts: PageScripts = {
  filmCover: coverPage,
  serieCover: coverPage,
  watch: async () => (await player()).loadShaka('dash'),
};
