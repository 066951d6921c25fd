import { openStorage, type KeyValueStorage } from '@tv/config';

/** Local storage key: whether the viewer wants a mini player on this device. What is not kept is wanted. */
export const MINI_PLAYER_KEY = 'mini-player';

const device = (): KeyValueStorage => openStorage(() => localStorage);

/** Whether what plays stays in a corner when its page is left, on this device; it does unless the viewer said no. */
export function isMiniWanted(): boolean {
  return device().getItem(MINI_PLAYER_KEY) !== 'off';
}

export function wantMini(isWanted: boolean): void {
  if (isWanted) device().removeItem(MINI_PLAYER_KEY);
  else device().setItem(MINI_PLAYER_KEY, 'off');
}
