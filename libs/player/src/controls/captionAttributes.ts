import type { CaptionStyle } from '../preference/captionStyle.ts';

/** The style of subtitles as attributes, by which `captions.css` knows it. */
export function captionAttributes({ size, color, background, edge }: CaptionStyle) {
  return {
    'data-caption-size': size,
    'data-caption-color': color,
    'data-caption-background': background,
    'data-caption-edge': edge,
  };
}
