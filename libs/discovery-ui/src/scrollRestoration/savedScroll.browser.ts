import { openTabStorage } from '@tv/browser-storage/browser';
import { historyEntryKey, loadScroll, type ScrollSnapshot } from './scrollStorage.ts';

/** Returns the storage key of the current history entry. */
export function currentEntryKey(): string {
  const { pathname, search } = window.location;
  return historyEntryKey(window.history.state, `${pathname}${search}`);
}

/** Returns the saved scroll snapshot of the current history entry, if any. */
export function getSavedScroll(): ScrollSnapshot | undefined {
  return loadScroll(openTabStorage(), currentEntryKey());
}
