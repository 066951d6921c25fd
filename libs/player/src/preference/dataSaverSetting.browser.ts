import { openDeviceStorage } from '@tv/browser-storage/browser';
import { readPreference, writePreference } from './playerPreference.ts';

/** Whether the data saver is on for this device. */
export function isDataSaverEnabled(): boolean {
  return readPreference(openDeviceStorage(), 1).quality === 'dataSaver';
}

/** Applies from the next title. */
export function setDataSaverEnabled(isEnabled: boolean): void {
  writePreference(openDeviceStorage(), { quality: isEnabled ? 'dataSaver' : 'auto' });
}
