import sharp from 'sharp';
import type { Sharp } from 'sharp';
import { seededRandom } from '../catalogue/seededRandom.ts';

const largestGrain = 256;

/** Creates film grain: grey noise, overlaid as soft light; deterministic. */
function makeGrain(size: number): Buffer {
  const random = seededRandom('grain');
  const pixels = Buffer.alloc(size * size * 4);
  for (let index = 0; index < size * size; index += 1) {
    const value = Math.round(128 + (random.next() + random.next() + random.next() - 1.5) * 64);
    pixels.fill(value, index * 4, index * 4 + 3);
    pixels[index * 4 + 3] = 70;
  }
  return pixels;
}

const grains = new Map<number, Buffer>();

function grainFor(width: number, height: number): { tile: Buffer; size: number } {
  const size = Math.min(largestGrain, width, height);
  const tile = grains.get(size) ?? makeGrain(size);
  grains.set(size, tile);
  return { tile, size };
}

export interface Drawing {
  readonly svg: (width: number, height: number) => string;
  readonly ratio: number;
  /** Logos: transparent background, no grain. */
  readonly isTransparent?: boolean;
}

/** Wider images are upscaled; grain added afterwards keeps them crisp. */
const MAX_DRAWN_WIDTH = 1280;

/** Rasterizes a drawing at a width; encode it with `webp`, `avif` or `jpeg`. */
export async function rasterize(drawing: Drawing, width: number): Promise<Sharp> {
  const height = Math.round(width * drawing.ratio);
  const drawnWidth = Math.min(width, MAX_DRAWN_WIDTH);
  const svg = drawing.svg(drawnWidth, Math.round(drawnWidth * drawing.ratio));
  const drawn = sharp(Buffer.from(svg), { unlimited: true });
  if (drawnWidth < width) drawn.resize(width, height, { kernel: 'cubic' });
  if (drawing.isTransparent) return drawn;
  const graded = drawn.removeAlpha().modulate({ brightness: 1.07, saturation: 1.14 });
  const { data, info } = await graded.raw().toBuffer({ resolveWithObject: true });
  const { tile, size } = grainFor(info.width, info.height);
  return sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } }).composite([
    { input: tile, raw: { width: size, height: size, channels: 4 }, tile: true, blend: 'soft-light' },
  ]);
}
