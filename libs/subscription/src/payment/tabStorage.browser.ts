import { openStorage, type KeyValueStorage } from '@tv/config';

/** What this tab remembers. To be opened in effects and in answers to presses, and not while drawing. */
export function tabStorage(): KeyValueStorage {
  return openStorage(() => window.sessionStorage);
}
