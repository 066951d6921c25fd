import { openStorage, type KeyValueStorage } from '@tv/config';

/** Session storage. Open it in effects and event handlers, not during render. */
export function tabStorage(): KeyValueStorage {
  return openStorage(() => window.sessionStorage);
}
