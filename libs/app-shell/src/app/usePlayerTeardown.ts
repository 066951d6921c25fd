import { createContext, useContext } from 'react';
import type { PlayerTeardown } from '@tv/player';

export const PlayerTeardownContext = createContext<PlayerTeardown | undefined>(undefined);

/**
 * Returns the teardown of the app's previous player, which the next one awaits.
 *
 * @throws without `AppRoutes`
 */
export function usePlayerTeardown(): PlayerTeardown {
  const teardown = useContext(PlayerTeardownContext);
  if (!teardown) throw new Error('usePlayerTeardown needs <AppRoutes> above it');
  return teardown;
}
