/** Widths that the image service makes, in pixels (IMAGE-01). */
export const IMAGE_STEPS = [150, 200, 300, 460, 600, 800] as const;
export type ImageStep = (typeof IMAGE_STEPS)[number];

/**
 * Widths beyond those of cards, for a picture as wide as the page: the steps were made for cards, and the largest
 * of them would be seen to be stretched over a desktop screen.
 */
export const BACKDROP_WIDTHS = [...IMAGE_STEPS, 1280, 1600, 1920, 2560] as const;
export type ImageWidth = (typeof BACKDROP_WIDTHS)[number];

const LARGEST_STEP: ImageStep = 800;

/** Width of a thumbnail on the page, in CSS pixels (IMAGE-03). */
export const THUMBNAIL_WIDTH = 248;

/** Upper ends of the window width classes, in CSS pixels; the last takes all others (IMAGE-04). */
export const BREAKPOINTS = [568, 768, 992, 1025, 1281, 1681, 1921, 24000] as const;
export type Breakpoint = (typeof BREAKPOINTS)[number];

const DEFAULT_BREAKPOINT: Breakpoint = 24000;

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

/** Height of a portrait image: one and a half times its width (IMAGE-02). */
export function portraitHeight(width: number): number {
  return width * 1.5;
}

/** The window width class that a width falls in: the first breakpoint not below it (IMAGE-04). */
export function breakpointFor(windowWidth: number): Breakpoint {
  return BREAKPOINTS.find((breakpoint) => windowWidth <= breakpoint) ?? DEFAULT_BREAKPOINT;
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

/** A `srcset` of widths, the steps of cards by default; the browser picks by drawn width and pixel ratio, as `imageStep` does. */
export function imageSrcSet(src: string, widths: readonly ImageWidth[] = IMAGE_STEPS): string {
  return widths.map((step) => `${imageUrl(src, step)} ${step}w`).join(', ');
}
