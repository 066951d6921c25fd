import { lazyPage } from '../app/lazyPage.tsx';
import { lazyWithPreload } from '../app/lazyWithPreload.ts';
import { usePlayerTeardown } from '../app/usePlayerTeardown.ts';

// A chunk of its own: the developer page needs no player.
const Page = lazyPage(
  lazyWithPreload(() => import('@tv/player/playerTest')),
  ({ PlayerTestPage }) => PlayerTestPage,
);

/** The player test page; it awaits the previous player's teardown. */
export function PlayerTestRoute() {
  return <Page closing={usePlayerTeardown()} />;
}
