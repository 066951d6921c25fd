import type { CaptionStyle } from '../../preference/captionStyle.ts';

/** Subtitle style as data attributes for `captions.css`. */
export function captionAttributes({ size, color, background, edge }: CaptionStyle) {
  return {
    'data-caption-size': size,
    'data-caption-color': color,
    'data-caption-background': background,
    'data-caption-edge': edge,
  };
}
