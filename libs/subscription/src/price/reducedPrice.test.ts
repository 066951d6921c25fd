import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { reducedPrice } from './price.ts';

describe('reducedPrice', () => {
  it.each([
    [449, 50, 224.5],
    [449, 33, 300.83],
    [299, 12.5, 261.63],
    [629, 0, 629],
    [629, 100, 0],
    [629, 130, 0],
    [629, -5, 629],
  ])('PKG-24 %d kroner less %d percent is %d', (price, percent, reduced) => {
    expect(reducedPrice(price, percent)).toBe(reduced);
  });

  it('PKG-24 a reduced price has at most two decimals and lies between 0 and the price', () => {
    const price = fc.integer({ min: 0, max: 500_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(price, fc.double({ min: 0, max: 100, noNaN: true }), (base, percent) => {
        const reduced = reducedPrice(base, percent);
        expect(Number(reduced.toFixed(2))).toBe(reduced);
        expect(reduced).toBeGreaterThanOrEqual(0);
        expect(reduced).toBeLessThanOrEqual(base);
      }),
    );
  });
});
