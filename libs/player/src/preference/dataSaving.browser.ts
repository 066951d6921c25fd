import { openStorage, type KeyValueStorage } from '@tv/config';
import { readPreference, writePreference } from './playerPreference.ts';

const device = (): KeyValueStorage => openStorage(() => localStorage);

/** Whether the data saver is on for this device. */
export function isSavingData(): boolean {
  return readPreference(device(), 1).quality === 'dataSaver';
}

/** Applies from the next title. */
export function saveData(isSaving: boolean): void {
  writePreference(device(), { quality: isSaving ? 'dataSaver' : 'auto' });
}
