import type { StoredItem } from '@tv/browser-storage';
import { storedCaptionStyle } from './preference/captionStyle.ts';
import { storedAutoplay, storedMiniPlayer } from './preference/defaultOnSettings.browser.ts';
import { storedPlayerPreference } from './preference/playerPreference.ts';
import { storedResumeSnapshot } from './session/resumeSnapshot.ts';

/** Values that the settings list, or that another user of the tab must not see. */
export const storedValues: readonly StoredItem[] = [
  storedPlayerPreference,
  storedCaptionStyle,
  storedAutoplay,
  storedMiniPlayer,
  storedResumeSnapshot,
];
