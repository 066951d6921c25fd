import { openStorage, type KeyValueStorage } from '@tv/config';
import { readPreference, writePreference } from './playerPreference.ts';

const device = (): KeyValueStorage => openStorage(() => localStorage);

/** Whether what is played spares data on this device. */
export function isSavingData(): boolean {
  return readPreference(device(), 1).quality === 'dataSaver';
}

/** From the next title on. */
export function saveData(isSaving: boolean): void {
  writePreference(device(), { quality: isSaving ? 'dataSaver' : 'auto' });
}
