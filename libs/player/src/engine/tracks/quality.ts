/** Highest video quality: adaptive, data saver, or a height in pixels. */
export type Quality = 'auto' | 'dataSaver' | number;

const DATA_SAVER_HEIGHT = 480;

export interface HeightBounds {
  readonly minHeight: number;
  readonly maxHeight: number;
}

/**
 * Returns the allowed video heights. A missing height falls back to the next lower, otherwise the lowest.
 *
 * @param heights of the stream; empty while unknown
 */
export function heightBounds(quality: Quality, heights: readonly number[]): HeightBounds {
  if (quality === 'auto') return { minHeight: 0, maxHeight: Infinity };
  const wanted = quality === 'dataSaver' ? DATA_SAVER_HEIGHT : quality;
  const below = heights.filter((height) => height <= wanted);
  const height = below.length > 0 ? Math.max(...below) : heights.length > 0 ? Math.min(...heights) : wanted;
  return { minHeight: quality === 'dataSaver' || heights.length === 0 ? 0 : height, maxHeight: height };
}

/** Returns the distinct video heights, highest first. */
export function distinctHeights(tracks: readonly { readonly height: number | null }[]): readonly number[] {
  const heights = tracks.flatMap(({ height }) => (height === null || height <= 0 ? [] : [height]));
  return [...new Set(heights)].sort((one, other) => other - one);
}
