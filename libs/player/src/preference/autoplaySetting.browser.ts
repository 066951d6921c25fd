import { openStorage, type KeyValueStorage } from '@tv/config';

/** Local storage key: whether the next episode begins by itself on this device. What is not kept does. */
export const AUTOPLAY_KEY = 'autoplay-next';

const device = (): KeyValueStorage => openStorage(() => localStorage);

/** Whether the next episode begins by itself on this device; it does unless the viewer said no. */
export function isAutoplayWanted(): boolean {
  return device().getItem(AUTOPLAY_KEY) !== 'off';
}

export function wantAutoplay(isWanted: boolean): void {
  if (isWanted) device().removeItem(AUTOPLAY_KEY);
  else device().setItem(AUTOPLAY_KEY, 'off');
}
