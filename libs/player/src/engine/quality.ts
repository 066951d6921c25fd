/** How sharp it is at most: as the network allows, sparing with data, or as high as a picture of so many lines. */
export type Quality = 'auto' | 'dataSaver' | number;

/** What who spares data is content with, in lines: a quarter of the data of 1080. */
const SAVING_HEIGHT = 480;

export interface HeightBounds {
  readonly minHeight: number;
  readonly maxHeight: number;
}

/**
 * Which heights may be played. Of a chosen height the next lower stands in where the stream does not have it, and the lowest where
 * there is nothing lower.
 *
 * @param heights of the stream; none while they are not known
 */
export function heightBounds(quality: Quality, heights: readonly number[]): HeightBounds {
  if (quality === 'auto') return { minHeight: 0, maxHeight: Infinity };
  const wanted = quality === 'dataSaver' ? SAVING_HEIGHT : quality;
  const below = heights.filter((height) => height <= wanted);
  const height = below.length > 0 ? Math.max(...below) : heights.length > 0 ? Math.min(...heights) : wanted;
  return { minHeight: quality === 'dataSaver' || heights.length === 0 ? 0 : height, maxHeight: height };
}

/** The heights that a viewer can choose among, each once, the highest first. */
export function distinctHeights(tracks: readonly { readonly height: number | null }[]): readonly number[] {
  const heights = tracks.flatMap(({ height }) => (height === null || height <= 0 ? [] : [height]));
  return [...new Set(heights)].sort((one, other) => other - one);
}
