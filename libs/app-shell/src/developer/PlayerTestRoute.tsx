import { lazyPage } from '../router/lazyPage.tsx';
import { pageScript } from '../router/pageScript.ts';
import { useClosing } from '../watch/useClosing.ts';

// A chunk of its own: the developer page needs no player.
const Page = lazyPage(
  pageScript(() => import('@tv/player/playerTest')),
  ({ PlayerTestPage }) => PlayerTestPage,
);

/** The player test page; it awaits the previous player's teardown. */
export function PlayerTestRoute() {
  return <Page closing={useClosing()} />;
}
