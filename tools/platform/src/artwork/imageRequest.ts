/** The widths that images are made in: those of the client, and those of heroes on large screens. */
export const widths = [150, 200, 300, 460, 600, 800, 1280, 1600, 1920, 2560] as const;

export type Format = 'avif' | 'webp' | 'jpeg' | 'png';

/** A picture's own width, in which it is sent when none is asked for. */
const ownWidth = 600;

/** Of logos: nobody asks for them in a width, and they are shown at 64 to 125 pixels. */
export const ownLogoWidth = 300;

/** The smallest width made that is not below the one asked for; its own when none or nonsense is asked for. */
export function widthFor(asked: string | undefined, own = ownWidth): number {
  const wanted = Number(asked ?? own);
  if (!Number.isFinite(wanted) || wanted <= 0) return own;
  return widths.find((width) => width >= wanted) ?? 2560;
}

/** AVIF takes long to make beyond this width; WebP is sent instead. */
const widestAvif = 460;

/** The format for a browser, from its Accept header. Logos keep their transparency. */
export function formatFor(accept: string | undefined, width: number, isTransparent: boolean): Format {
  const accepts = (type: string): boolean => accept?.includes(type) ?? false;
  if (!isTransparent && width <= widestAvif && accepts('image/avif')) return 'avif';
  if (accepts('image/webp')) return 'webp';
  return isTransparent ? 'png' : 'jpeg';
}
