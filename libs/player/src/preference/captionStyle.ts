import * as v from 'valibot';
import { storedValue } from '@tv/browser-storage';

const schema = v.object({
  size: v.picklist(['small', 'normal', 'large', 'huge']),
  /** `stream` keeps the stream's colours, which may distinguish speakers; white by default. */
  color: v.picklist(['stream', 'white', 'yellow', 'cyan', 'green']),
  background: v.picklist(['box', 'veil', 'none']),
  edge: v.picklist(['none', 'shadow', 'outline']),
});

/** The user's caption style. Values are used as DOM attributes in CSS selectors. */
export type CaptionStyle = Readonly<v.InferOutput<typeof schema>>;

export const defaultCaptionStyle: CaptionStyle = {
  size: 'normal',
  color: 'stream',
  background: 'box',
  edge: 'none',
};

/** Returns a caption style as data attributes for `captions.css`. */
export function captionAttributes({ size, color, background, edge }: CaptionStyle) {
  return {
    'data-caption-size': size,
    'data-caption-color': color,
    'data-caption-background': background,
    'data-caption-edge': edge,
  };
}

export const storedCaptionStyle = storedValue({
  key: 'captions',
  scope: 'device',
  label: { name: 'Tekststil', text: 'Slik du vil at undertekstene skal se ut.' },
  schema,
});
