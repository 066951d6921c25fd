import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { luminance, rotateHue } from './colour.ts';
import type { Rgb } from './colour.ts';

const channel = fc.integer({ min: 0, max: 255 });
const colour: fc.Arbitrary<Rgb> = fc.tuple(channel, channel, channel);
const degrees = fc.integer({ min: 0, max: 359 });
const contrast = (one: Rgb, other: Rgb) => {
  const [low = 0, high = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
};
/** Brightens every channel by some steps, up to the maximum. */
const brighter = ([red, green, blue]: Rgb, steps: number): Rgb => {
  const step = (value: number) => Math.min(255, Math.max(0, value + steps));
  return [step(red), step(green), step(blue)];
};

describe('luminance', () => {
  it('luminance follows WCAG', () => {
    expect(luminance([0, 0, 0])).toBe(0);
    expect(luminance([255, 255, 255])).toBeCloseTo(1, 10);
    expect(contrast([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2);
  });
});

describe('a rotated colour', () => {
  it('rotateHue turns red to green at 120° and to blue at 240°', () => {
    const [red, green, blue] = rotateHue([220, 40, 40], 120);
    expect(green).toBeGreaterThan(red);
    expect(green).toBeGreaterThan(blue);
    const [red2, green2, blue2] = rotateHue([220, 40, 40], 240);
    expect(blue2).toBeGreaterThan(red2);
    expect(blue2).toBeGreaterThan(green2);
  });

  it('rotateHue keeps greys, and colours at 0°', () => {
    expect(rotateHue([128, 128, 128], 90)).toEqual([128, 128, 128]);
    fc.assert(
      fc.property(colour, (c) => {
        expect(rotateHue(c, 0)).toEqual(c);
      }),
    );
  });

  it('rotateHue returns integer channels', () => {
    fc.assert(
      fc.property(colour, degrees, (c, turn) => {
        for (const part of rotateHue(c, turn)) {
          expect(Number.isInteger(part)).toBe(true);
          expect(part).toBeGreaterThanOrEqual(0);
          expect(part).toBeLessThanOrEqual(255);
        }
      }),
    );
  });

  // In dark colours one step changes the contrast a lot, so this checks the nearest 8-bit colour.
  it('rotateHue keeps the luminance within one step per channel, and so the contrasts', () => {
    fc.assert(
      fc.property(colour, degrees, (c, turn) => {
        const turned = rotateHue(c, turn);
        expect(luminance(brighter(turned, 1))).toBeGreaterThanOrEqual(luminance(c));
        expect(luminance(brighter(turned, -1))).toBeLessThanOrEqual(luminance(c));
      }),
      { numRuns: 500 },
    );
  });
});
