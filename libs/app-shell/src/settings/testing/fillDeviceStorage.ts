import { CONSENT_KEY } from '@tv/analytics';
import { DISMISSALS_KEY } from '@tv/discovery-ui/dismissals';
import { recentSearchesKey } from '@tv/discovery-ui/recentSearches';
import { AUTOPLAY_KEY, CAPTION_STYLE_KEY, MINI_PLAYER_KEY, PREFERENCE_KEY } from '@tv/player/settings';
import { PRELOADED_VOUCHER_KEY } from '@tv/subscription/preloadedVoucher';
import { INSTALLATION_KEY } from '../../composition/readClientIds.ts';

const allEntries = (userId: string): Readonly<Record<string, string>> => ({
  [recentSearchesKey(userId)]: '["is"]',
  [PREFERENCE_KEY]: '{"quality":"dataSaver"}',
  [CAPTION_STYLE_KEY]: '{"size":"large","color":"yellow","background":"veil","edge":"none"}',
  [AUTOPLAY_KEY]: 'off',
  [MINI_PLAYER_KEY]: 'off',
  [DISMISSALS_KEY]: '["ski"]',
  [PRELOADED_VOUCHER_KEY]: '{"code":"VINTER26"}',
  [CONSENT_KEY]: 'refused',
  [INSTALLATION_KEY]: '0b6f2c1e-6f0e-4b55-9a35-2c1f0d8f7a11',
});

/** Stores every clearable item of a customer. */
export function fillDeviceStorage(userId: string): void {
  for (const [key, text] of Object.entries(allEntries(userId))) localStorage.setItem(key, text);
}

/** Removes them. */
export function clearDeviceStorage(userId: string): void {
  for (const key of Object.keys(allEntries(userId))) localStorage.removeItem(key);
}
