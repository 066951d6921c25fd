import { lazyWithPreload } from '@tv/lazy';
import { lazyPage } from '../app/lazyPage.tsx';
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
