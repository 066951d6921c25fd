import { openStorage, type KeyValueStorage } from '@tv/config';

/** Session storage. Do not open it during render. */
export function tabStorage(): KeyValueStorage {
  return openStorage(() => window.sessionStorage);
}
