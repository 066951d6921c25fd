import { openStorage, type KeyValueStorage } from '@tv/config';
import { readPreference, writePreference } from './playerPreference.ts';

const getStorage = (): KeyValueStorage => openStorage(() => localStorage);

/** Whether the data saver is on for this device. */
export function isDataSaverEnabled(): boolean {
  return readPreference(getStorage(), 1).quality === 'dataSaver';
}

/** Applies from the next title. */
export function setDataSaverEnabled(isEnabled: boolean): void {
  writePreference(getStorage(), { quality: isEnabled ? 'dataSaver' : 'auto' });
}
