import { useStore } from 'react-redux';
import type { Closing } from '@tv/player';

/** By store, since an app has one: it is known wherever something plays, and comes with no first visit. */
const closings = new WeakMap<object, Closing>();

/** The end of the last player of this app, for the next one to wait for, over all changes of page. */
export function useClosing(): Closing {
  const store = useStore();
  const closing = closings.get(store) ?? { current: Promise.resolve() };
  closings.set(store, closing);
  return closing;
}
