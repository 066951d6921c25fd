/** Widths of the image service in pixels (IMAGE-01). */
export const IMAGE_STEPS = [150, 200, 300, 460, 600, 800] as const;
export type ImageStep = (typeof IMAGE_STEPS)[number];

/** Adds widths for full-page images. */
export const BACKDROP_WIDTHS = [...IMAGE_STEPS, 1280, 1600, 1920, 2560] as const;
export type ImageWidth = (typeof BACKDROP_WIDTHS)[number];

/** Smallest width for the 1200 px of link previews. */
const SHARE_WIDTH = 1280 satisfies ImageWidth;

const LARGEST_STEP: ImageStep = 800;

/** CSS pixels (IMAGE-03). */
export const THUMBNAIL_WIDTH = 248;

/** Layout breakpoints in CSS pixels; the last is unbounded (IMAGE-04). A test keeps style sheets in sync. */
export const BREAKPOINTS = [568, 768, 992, 1025, 1281, 1681, 1921, 24000] as const;
export type Breakpoint = (typeof BREAKPOINTS)[number];

/** Returns the smallest step that covers the image in device pixels, or the largest (IMAGE-01). */
export function imageStep(cssWidth: number, devicePixelRatio = 1): ImageStep {
  const wanted = cssWidth * devicePixelRatio;
  return IMAGE_STEPS.find((step) => step >= wanted) ?? LARGEST_STEP;
}

/** Returns a function that adds a width to an image URL; keeps other parameters. */
function withWidth(src: string): (step: ImageWidth) => string {
  const [beforeFragment = '', ...fragment] = src.split('#');
  const [path = '', ...query] = beforeFragment.split('?');
  const otherParams = query
    .join('?')
    .split('&')
    .filter((pair) => pair !== '' && !pair.startsWith('width='));
  const before = `${path}?${[...otherParams, 'width='].join('&')}`;
  const after = fragment.length === 0 ? '' : `#${fragment.join('#')}`;
  return (step) => `${before}${step}${after}`;
}

/** Adds a width to an image URL; keeps other parameters. */
export const imageUrl = (src: string, step: ImageWidth): string => withWidth(src)(step);

/** Returns the image for link previews. */
export function getShareImage(src: string): { readonly url: string; readonly width: number } {
  return { url: imageUrl(src, SHARE_WIDTH), width: SHARE_WIDTH };
}

/**
 * Builds a `srcset`. Below a pixel ratio of 1, Chromium may pick a source that is too small. So each step is also
 * offered from the previous width + 1.
 */
export function imageSrcSet(src: string, widths: readonly ImageWidth[] = IMAGE_STEPS): string {
  const urlOf = withWidth(src);
  return widths
    .flatMap((step, index) => {
      const url = urlOf(step);
      const previousStep = widths[index - 1];
      return previousStep === undefined
        ? [`${url} ${step}w`]
        : [`${url} ${previousStep + 1}w`, `${url} ${step}w`];
    })
    .join(', ');
}
