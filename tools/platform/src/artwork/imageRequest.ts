export const widths = [150, 200, 300, 460, 600, 800, 1280, 1600, 1920, 2560] as const;

export type Format = 'avif' | 'webp' | 'jpeg' | 'png';

const DEFAULT_WIDTH = 600;

/** Logos are requested without a width and shown at 64 to 125 pixels. */
export const DEFAULT_LOGO_WIDTH = 300;

/** Returns the smallest generated width that covers the requested one; the default if missing or invalid. */
export function widthFor(requested: string | undefined, defaultWidth = DEFAULT_WIDTH): number {
  const wanted = Number(requested ?? defaultWidth);
  if (!Number.isFinite(wanted) || wanted <= 0) return defaultWidth;
  return widths.find((width) => width >= wanted) ?? 2560;
}

/** AVIF encoding is slow beyond this width; WebP is sent instead. */
const MAX_AVIF_WIDTH = 460;

/** Returns the format by the Accept header. Logos keep their transparency. */
export function formatFor(accept: string | undefined, width: number, isTransparent: boolean): Format {
  const accepts = (type: string): boolean => accept?.includes(type) ?? false;
  if (!isTransparent && width <= MAX_AVIF_WIDTH && accepts('image/avif')) return 'avif';
  if (accepts('image/webp')) return 'webp';
  return isTransparent ? 'png' : 'jpeg';
}
