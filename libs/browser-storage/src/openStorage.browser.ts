import { openStorage, type KeyValueStorage } from './keyValueStorage.ts';

/** Returns localStorage, or memory where it is blocked. */
export const openDeviceStorage = (): KeyValueStorage => openStorage(() => window.localStorage);

/** Returns sessionStorage, or memory where it is blocked. Do not call during render. */
export const openTabStorage = (): KeyValueStorage => openStorage(() => window.sessionStorage);
