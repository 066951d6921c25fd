import { openStorage, type KeyValueStorage } from '@tv/config';

/** localStorage key; stored only when off. */
export const MINI_PLAYER_KEY = 'mini-player';

const device = (): KeyValueStorage => openStorage(() => localStorage);

/** Per device; on by default. */
export function isMiniPlayerEnabled(): boolean {
  return device().getItem(MINI_PLAYER_KEY) !== 'off';
}

export function setMiniPlayerEnabled(isEnabled: boolean): void {
  if (isEnabled) device().removeItem(MINI_PLAYER_KEY);
  else device().setItem(MINI_PLAYER_KEY, 'off');
}
