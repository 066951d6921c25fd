/** The widths that images are made in: those of the client, and those of heroes on large screens. */
export const widths = [150, 200, 300, 460, 600, 800, 1280, 1600, 1920, 2560] as const;

export type Format = 'avif' | 'webp' | 'jpeg' | 'png';

/** The smallest width made that is not below the one asked for; 600 when none or nonsense is asked for. */
export function widthFor(asked: string | undefined): number {
  const wanted = Number(asked ?? 600);
  if (!Number.isFinite(wanted) || wanted <= 0) return 600;
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
