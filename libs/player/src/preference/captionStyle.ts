import * as v from 'valibot';
import type { PreferenceStorage } from './playerPreference.ts';

/** The user's caption style. Values are used as DOM attributes in CSS selectors. */
export interface CaptionStyle {
  readonly size: 'small' | 'normal' | 'large' | 'huge';
  /** `stream` keeps the stream's colours, which may distinguish speakers; white by default. */
  readonly color: 'stream' | 'white' | 'yellow' | 'cyan' | 'green';
  readonly background: 'box' | 'veil' | 'none';
  readonly edge: 'none' | 'shadow' | 'outline';
}

export const defaultCaptionStyle: CaptionStyle = {
  size: 'normal',
  color: 'stream',
  background: 'box',
  edge: 'none',
};

/** Local storage key. */
export const CAPTION_STYLE_KEY = 'captions';

const schema = v.object({
  size: v.picklist(['small', 'normal', 'large', 'huge']),
  color: v.picklist(['stream', 'white', 'yellow', 'cyan', 'green']),
  background: v.picklist(['box', 'veil', 'none']),
  edge: v.picklist(['none', 'shadow', 'outline']),
});

/** Falls back to the default for missing or invalid data. */
export function readCaptionStyle(storage: PreferenceStorage): CaptionStyle {
  try {
    return v.parse(schema, JSON.parse(storage.getItem(CAPTION_STYLE_KEY) ?? ''));
  } catch {
    return defaultCaptionStyle;
  }
}

export function writeCaptionStyle(storage: PreferenceStorage, style: CaptionStyle): void {
  try {
    storage.setItem(CAPTION_STYLE_KEY, JSON.stringify(style));
  } catch {
    // Without storage, the style applies to this title only.
  }
}
