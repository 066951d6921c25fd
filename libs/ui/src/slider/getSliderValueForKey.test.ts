import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { getSliderValueForKey } from './getSliderValueForKey.ts';

const VOLUME = { min: 0, max: 1, step: 0.01 };

describe('getSliderValueForKey', () => {
  it('arrow keys move a slider one step, page keys ten, Home and End to the ends', () => {
    expect(getSliderValueForKey('ArrowRight', 0.28, VOLUME)).toBe(0.29);
    expect(getSliderValueForKey('ArrowUp', 0.56, VOLUME)).toBe(0.57);
    expect(getSliderValueForKey('ArrowLeft', 0.3, VOLUME)).toBe(0.29);
    expect(getSliderValueForKey('ArrowDown', 0.07, VOLUME)).toBe(0.06);
    expect(getSliderValueForKey('PageUp', 0.2, VOLUME)).toBe(0.3);
    expect(getSliderValueForKey('PageDown', 0.2, VOLUME)).toBe(0.1);
    expect(getSliderValueForKey('Home', 0.2, VOLUME)).toBe(0);
    expect(getSliderValueForKey('End', 0.2, VOLUME)).toBe(1);
  });

  it('other keys do not move a slider', () => {
    for (const key of [' ', 'Enter', 'Tab', 'm', 'Escape'])
      expect(getSliderValueForKey(key, 0.2, VOLUME)).toBeUndefined();
  });

  it('a slider value never leaves its range', () => {
    const keys = fc.constantFrom('ArrowLeft', 'ArrowRight', 'PageUp', 'PageDown', 'Home', 'End');
    const scale = fc
      .record({ min: fc.integer({ min: -50, max: 50 }), length: fc.integer({ min: 0, max: 9000 }) })
      .map(({ min, length }) => ({ min, max: min + length, step: 1 }));
    fc.assert(
      fc.property(keys, scale, fc.double({ min: 0, max: 1, noNaN: true }), (key, on, share) => {
        const to = getSliderValueForKey(key, on.min + share * (on.max - on.min), on);
        expect(to).toBeGreaterThanOrEqual(on.min);
        expect(to).toBeLessThanOrEqual(on.max);
      }),
    );
  });
});
