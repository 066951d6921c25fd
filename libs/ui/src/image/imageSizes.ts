/** Widths that the image service makes, in pixels (IMAGE-01). */
export const IMAGE_STEPS = [150, 200, 300, 460, 600, 800] as const;
export type ImageStep = (typeof IMAGE_STEPS)[number];

/**
 * Widths beyond those of cards, for a picture as wide as the page: the steps were made for cards, and the largest
 * of them would be seen to be stretched over a desktop screen.
 */
export const BACKDROP_WIDTHS = [...IMAGE_STEPS, 1280, 1600, 1920, 2560] as const;
export type ImageWidth = (typeof BACKDROP_WIDTHS)[number];

/** Width of a picture for shared links: the smallest made that fills the 1200 pixels they are shown in. */
const SHARE_WIDTH = 1280 satisfies ImageWidth;

const LARGEST_STEP: ImageStep = 800;

/** Width of a thumbnail on the page, in CSS pixels (IMAGE-03). */
export const THUMBNAIL_WIDTH = 248;

/**
 * Widths of a window, in CSS pixels, at which the layout changes; the last stands for all above (IMAGE-04). Style sheets
 * cannot read them: a test holds theirs to these.
 */
export const BREAKPOINTS = [568, 768, 992, 1025, 1281, 1681, 1921, 24000] as const;
export type Breakpoint = (typeof BREAKPOINTS)[number];

/**
 * The step to ask for: the smallest that is at least as wide as the drawn image in device pixels, or the largest
 * there is (IMAGE-01).
 *
 * @param cssWidth width on the page, in CSS pixels
 * @param devicePixelRatio device pixels per CSS pixel
 */
export function imageStep(cssWidth: number, devicePixelRatio = 1): ImageStep {
  const wanted = cssWidth * devicePixelRatio;
  return IMAGE_STEPS.find((step) => step >= wanted) ?? LARGEST_STEP;
}

/** The address of an image in one of its widths; whatever query it has is kept. */
export function imageUrl(src: string, step: ImageWidth): string {
  const [beforeFragment = '', ...fragment] = src.split('#');
  const [path = '', ...query] = beforeFragment.split('?');
  const kept = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('width='));
  const url = `${path}?${[...kept, `width=${step}`].join('&')}`;
  return fragment.length === 0 ? url : `${url}#${fragment.join('#')}`;
}

/** A picture as wide as shared links show one. */
export function sharePicture(src: string): { readonly url: string; readonly width: number } {
  return { url: imageUrl(src, SHARE_WIDTH), width: SHARE_WIDTH };
}

/**
 * A `srcset` of widths, the steps of cards by default; the browser picks by drawn width and pixel ratio, as `imageStep`
 * does. Where a pixel of the page is more than one of the screen Chromium picks what is nearest, be it too small; so
 * each step is offered from the pixel above the step before it, too.
 */
export function imageSrcSet(src: string, widths: readonly ImageWidth[] = IMAGE_STEPS): string {
  return widths
    .flatMap((step, index) => {
      const url = imageUrl(src, step);
      const before = widths[index - 1];
      return before === undefined ? [`${url} ${step}w`] : [`${url} ${before + 1}w`, `${url} ${step}w`];
    })
    .join(', ');
}
