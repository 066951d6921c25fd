import { useStore } from 'react-redux';
import type { PlayerTeardown } from '@tv/player';

/** One per app, without being in the first load. */
const closings = new WeakMap<object, PlayerTeardown>();

/** Teardown of the app's previous player, which the next one awaits. */
export function useClosing(): PlayerTeardown {
  const store = useStore();
  const closing = closings.get(store) ?? { current: Promise.resolve() };
  closings.set(store, closing);
  return closing;
}
