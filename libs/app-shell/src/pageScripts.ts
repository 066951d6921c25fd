import type { PageScripts } from './router/loadOnIntent.browser.ts';

const coverPage = () => import('@tv/discovery-ui/coverPage');

/** Pages whose scripts are brought when a viewer is about to open them; the others wait for the press. */
export const pageScripts: PageScripts = {
  filmCover: coverPage,
  serieCover: coverPage,
  watch: async () => (await import('@tv/player')).loadShaka('dash'),
};
