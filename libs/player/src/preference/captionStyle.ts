import * as v from 'valibot';
import type { PreferenceStorage } from './playerPreference.ts';

/** How subtitles look, as the viewer chose it. The words are values of attributes, by which a style sheet knows them. */
export interface CaptionStyle {
  readonly size: 'small' | 'normal' | 'large' | 'huge';
  /** `stream` leaves it to the stream, which may tell speakers apart by colours; white where it says nothing. */
  readonly color: 'stream' | 'white' | 'yellow' | 'cyan' | 'green';
  readonly background: 'box' | 'veil' | 'none';
  readonly edge: 'none' | 'shadow' | 'outline';
}

export const usualCaptionStyle: CaptionStyle = {
  size: 'normal',
  color: 'stream',
  background: 'box',
  edge: 'none',
};

/** Local storage key. */
export const CAPTION_STYLE_KEY = 'captions';

const stored = v.object({
  size: v.picklist(['small', 'normal', 'large', 'huge']),
  color: v.picklist(['stream', 'white', 'yellow', 'cyan', 'green']),
  background: v.picklist(['box', 'veil', 'none']),
  edge: v.picklist(['none', 'shadow', 'outline']),
});

/** As it was kept on this device; the usual one where nothing was, or nothing that can be read. */
export function readCaptionStyle(storage: PreferenceStorage): CaptionStyle {
  try {
    return v.parse(stored, JSON.parse(storage.getItem(CAPTION_STYLE_KEY) ?? ''));
  } catch {
    return usualCaptionStyle;
  }
}

export function writeCaptionStyle(storage: PreferenceStorage, style: CaptionStyle): void {
  try {
    storage.setItem(CAPTION_STYLE_KEY, JSON.stringify(style));
  } catch {
    // What cannot be kept still holds for this title.
  }
}
