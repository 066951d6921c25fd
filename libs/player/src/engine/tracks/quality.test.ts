import { describe, expect, it } from 'vitest';
import { distinctHeights, heightBounds } from './quality.ts';

describe('heightBounds', () => {
  const heights = [1080, 720, 360];

  it.each([
    ['auto', heights, 0, Infinity],
    ['dataSaver', heights, 0, 360],
    ['dataSaver', [1080, 720], 0, 720],
    ['dataSaver', [], 0, 480],
    [720, heights, 720, 720],
    [900, heights, 720, 720],
    [240, heights, 360, 360],
    [720, [], 0, 720],
  ] as const)('heightBounds of %s with %j are %d to %d', (quality, has, minHeight, maxHeight) => {
    expect(heightBounds(quality, has)).toEqual({ minHeight, maxHeight });
  });
});

describe('distinctHeights', () => {
  it('lists each height once, highest first, and ignores audio-only tracks', () => {
    const tracks = [360, 1080, null, 360, 0, 720].map((height) => ({ height }));
    expect(distinctHeights(tracks)).toEqual([1080, 720, 360]);
  });
});
