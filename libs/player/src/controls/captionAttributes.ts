import type { CaptionStyle } from '../preference/captionStyle.ts';

/** Subtitle style as the data attributes that `captions.css` selects on. */
export function captionAttributes({ size, color, background, edge }: CaptionStyle) {
  return {
    'data-caption-size': size,
    'data-caption-color': color,
    'data-caption-background': background,
    'data-caption-edge': edge,
  };
}
