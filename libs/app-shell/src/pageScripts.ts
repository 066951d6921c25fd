import type { PageScripts } from './router/loadOnIntent.browser.ts';

/** Pages whose scripts are brought when a viewer is about to open them; the others wait for the press. */
export const pageScripts: PageScripts = {
  watch: async () => (await import('@tv/player')).loadShaka('dash'),
};
