import { storedText, type StoredValue } from '@tv/browser-storage';
import { openDeviceStorage } from '@tv/browser-storage/browser';

const label = {
  name: 'Valg for avspilling',
  text: 'Om neste episode starter av seg selv, og om minispilleren er på.',
};

/** Autoplay of the next episode. Stored only when off. */
export const storedAutoplay = storedText({ key: 'autoplay-next', scope: 'device', label });

/** Stored only when off. */
export const storedMiniPlayer = storedText({ key: 'mini-player', scope: 'device', label });

/** True unless the user has turned the setting off on this device. */
export function isEnabled(setting: StoredValue<string>): boolean {
  return setting.read(openDeviceStorage()) !== 'off';
}

export function setEnabled(setting: StoredValue<string>, isOn: boolean): void {
  if (isOn) setting.clear(openDeviceStorage());
  else setting.write(openDeviceStorage(), 'off');
}
