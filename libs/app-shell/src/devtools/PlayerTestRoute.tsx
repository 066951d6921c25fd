import { PlayerTestPage } from '@tv/player/playerTest';
import { usePlayerTeardown } from '../app/usePlayerTeardown.ts';

/** The player test page; it awaits the previous player's teardown. */
export function PlayerTestRoute() {
  return <PlayerTestPage closing={usePlayerTeardown()} />;
}
