import { openStorage, type KeyValueStorage } from '@tv/config';

/** Local storage key: autoplay of the next episode. */
export const AUTOPLAY_KEY = 'autoplay-next';

const device = (): KeyValueStorage => openStorage(() => localStorage);

/** True unless the user has turned autoplay off on this device. */
export function isAutoplayWanted(): boolean {
  return device().getItem(AUTOPLAY_KEY) !== 'off';
}

export function wantAutoplay(isWanted: boolean): void {
  if (isWanted) device().removeItem(AUTOPLAY_KEY);
  else device().setItem(AUTOPLAY_KEY, 'off');
}
