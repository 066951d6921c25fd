import { lazyPage } from '../router/lazyPage.tsx';
import { pageScript } from '../router/pageScript.ts';
import { useClosing } from '../watch/useClosing.ts';

// Kept out of the developer page's chunk, which needs no player.
const Page = lazyPage(
  pageScript(() => import('@tv/player/playerTest')),
  ({ PlayerTestPage }) => PlayerTestPage,
);

/** The player test page. It waits for the teardown of the previous player. */
export function PlayerTestRoute() {
  return <Page closing={useClosing()} />;
}
