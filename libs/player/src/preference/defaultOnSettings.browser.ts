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

function isEnabled(setting: StoredValue<string>): boolean {
  return setting.read(openDeviceStorage()) !== 'off';
}

function setEnabled(setting: StoredValue<string>, isOn: boolean): void {
  if (isOn) setting.clear(openDeviceStorage());
  else setting.write(openDeviceStorage(), 'off');
}

/** True unless the user has turned autoplay off on this device. */
export const isAutoplayEnabled = (): boolean => isEnabled(storedAutoplay);
export const setAutoplayEnabled = (isOn: boolean): void => setEnabled(storedAutoplay, isOn);

/** True unless the user has turned the mini player off on this device. */
export const isMiniPlayerEnabled = (): boolean => isEnabled(storedMiniPlayer);
export const setMiniPlayerEnabled = (isOn: boolean): void => setEnabled(storedMiniPlayer, isOn);
