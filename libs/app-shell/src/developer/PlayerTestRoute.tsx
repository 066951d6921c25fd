import { lazyPage } from '../router/lazyPage.tsx';
import { pageScript } from '../router/pageScript.ts';
import { useClosing } from '../watch/useClosing.ts';

// Apart from the other page for developers, which plays nothing.
const Page = lazyPage(
  pageScript(() => import('@tv/player/playerTest')),
  ({ PlayerTestPage }) => PlayerTestPage,
);

/** The page that tries the player, behind the player before. */
export function PlayerTestRoute() {
  return <Page closing={useClosing()} />;
}
