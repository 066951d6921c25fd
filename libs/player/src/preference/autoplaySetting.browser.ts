import { openStorage, type KeyValueStorage } from '@tv/config';

/** Local storage key: autoplay of the next episode. */
export const AUTOPLAY_KEY = 'autoplay-next';

const getStorage = (): KeyValueStorage => openStorage(() => localStorage);

/** True unless the user has turned autoplay off on this device. */
export function isAutoplayEnabled(): boolean {
  return getStorage().getItem(AUTOPLAY_KEY) !== 'off';
}

export function setAutoplayEnabled(isEnabled: boolean): void {
  if (isEnabled) getStorage().removeItem(AUTOPLAY_KEY);
  else getStorage().setItem(AUTOPLAY_KEY, 'off');
}
