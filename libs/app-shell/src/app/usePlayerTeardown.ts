import { useStore } from 'react-redux';
import type { PlayerTeardown } from '@tv/player';

/** One per app, without being in the first load. */
const teardowns = new WeakMap<object, PlayerTeardown>();

/** Teardown of the app's previous player, which the next one awaits. */
export function usePlayerTeardown(): PlayerTeardown {
  const store = useStore();
  const teardown = teardowns.get(store) ?? { current: Promise.resolve() };
  teardowns.set(store, teardown);
  return teardown;
}
