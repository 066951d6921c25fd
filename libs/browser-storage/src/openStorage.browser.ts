import { openStorage, type KeyValueStorage } from './keyValueStorage.ts';

/** localStorage, or memory where it is blocked. */
export const openDeviceStorage = (): KeyValueStorage => openStorage(() => window.localStorage);

/** sessionStorage, or memory where it is blocked. Do not open it during render. */
export const openTabStorage = (): KeyValueStorage => openStorage(() => window.sessionStorage);
