import type { StoredItem } from '@tv/browser-storage';
import { storedCaptionStyle } from './preference/captionStyle.ts';
import { storedAutoplay, storedMiniPlayer } from './preference/defaultOnSettings.browser.ts';
import { storedPlayerPreference } from './preference/playerPreference.ts';

/** The player's part of the settings page. */
export { CaptionStyleSetting } from './ui/captions/CaptionStyleChoices.tsx';
export { PlaybackSettings } from './preference/PlaybackSettings.tsx';

/** Values that the user can clear. */
export const clearableValues: readonly StoredItem[] = [
  storedPlayerPreference,
  storedCaptionStyle,
  storedAutoplay,
  storedMiniPlayer,
];
