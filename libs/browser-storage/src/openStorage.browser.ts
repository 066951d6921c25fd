import { openStorage, type KeyValueStorage } from './keyValueStorage.ts';

/** localStorage, or memory where it is blocked. */
export function openDeviceStorage(): KeyValueStorage {
  return openStorage(() => window.localStorage);
}

/** sessionStorage, or memory where it is blocked. Do not open it during render. */
export function openTabStorage(): KeyValueStorage {
  return openStorage(() => window.sessionStorage);
}
