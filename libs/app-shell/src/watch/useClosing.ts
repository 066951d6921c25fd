import { useStore } from 'react-redux';
import type { Closing } from '@tv/player';

/** Keyed by store: one per app, and not in the first load. */
const closings = new WeakMap<object, Closing>();

/** Teardown of the app's previous player, for the next to await, across navigation. */
export function useClosing(): Closing {
  const store = useStore();
  const closing = closings.get(store) ?? { current: Promise.resolve() };
  closings.set(store, closing);
  return closing;
}
