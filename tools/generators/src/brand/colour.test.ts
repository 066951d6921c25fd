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
/** The colour with every channel that many steps brighter, as far as there are steps. */
const brighter = ([red, green, blue]: Rgb, steps: number): Rgb => {
  const step = (value: number) => Math.min(255, Math.max(0, value + steps));
  return [step(red), step(green), step(blue)];
};

describe('luminance', () => {
  it('is what WCAG says', () => {
    expect(luminance([0, 0, 0])).toBe(0);
    expect(luminance([255, 255, 255])).toBeCloseTo(1, 10);
    expect(contrast([255, 255, 255], [118, 118, 118])).toBeCloseTo(4.54, 2);
  });
});

describe('a turned colour', () => {
  it('has another hue: red turned by 120° is green, by 240° blue', () => {
    const [red, green, blue] = rotateHue([220, 40, 40], 120);
    expect(green).toBeGreaterThan(red);
    expect(green).toBeGreaterThan(blue);
    const [red2, green2, blue2] = rotateHue([220, 40, 40], 240);
    expect(blue2).toBeGreaterThan(red2);
    expect(blue2).toBeGreaterThan(green2);
  });

  it('stays itself when it is grey or not turned', () => {
    expect(rotateHue([128, 128, 128], 90)).toEqual([128, 128, 128]);
    fc.assert(
      fc.property(colour, (c) => {
        expect(rotateHue(c, 0)).toEqual(c);
      }),
    );
  });

  it('is a colour of whole channels', () => {
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

  // Contrast is a ratio of luminances, and in the dark one step of a channel moves it far: what holds of every colour is
  // that the nearest one that eight bits can say was taken.
  it('is as bright as it was, within a step of each channel, and so keeps its contrasts', () => {
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
