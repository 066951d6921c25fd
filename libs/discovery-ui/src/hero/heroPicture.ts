import { BACKDROP_WIDTHS, imageSrcSet } from '@tv/ui/imageSizes';

/** How wide a hero's picture is on the page, as `sizes` of an image. */
export const HERO_SIZES = '100vw';

/** What a browser chooses a picture from: the attributes of an image, or of a link that asks for it before. */
export interface PictureOffer {
  readonly srcSet: string;
  readonly sizes: string;
}

/** What a hero's picture is chosen from, for whoever asks for it before there is a hero. */
export function heroPicture(src: string): PictureOffer {
  return { srcSet: imageSrcSet(src, BACKDROP_WIDTHS), sizes: HERO_SIZES };
}
