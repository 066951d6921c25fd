import { useStore } from 'react-redux';
import type { Closing } from '@tv/player';

/** One per app, without being in the first load. */
const closings = new WeakMap<object, Closing>();

/** Teardown of the app's previous player, which the next one awaits. */
export function useClosing(): Closing {
  const store = useStore();
  const closing = closings.get(store) ?? { current: Promise.resolve() };
  closings.set(store, closing);
  return closing;
}
