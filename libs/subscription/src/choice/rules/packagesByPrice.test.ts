import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packagesByPrice } from './choice.ts';

const priced = fc.record({ name: fc.string(), price: fc.integer({ min: 0, max: 2000 }) });

describe('packagesByPrice', () => {
  it('PKG-25 sorts prices 3, 1, 2 as 1, 2, 3', () => {
    const packages = [3, 1, 2].map((price) => ({ name: 'P', price }));
    expect(packagesByPrice(packages).map(({ price }) => price)).toEqual([1, 2, 3]);
  });

  it('PKG-25 sorts any packages by ascending price, keeps all of them and does not change the input', () => {
    fc.assert(
      fc.property(fc.array(priced), (packages) => {
        const before = [...packages];
        const sorted = packagesByPrice(packages);
        expect(packages).toEqual(before);
        expect(sorted).toHaveLength(packages.length);
        expect(new Set(sorted)).toEqual(new Set(packages));
        sorted.forEach((one, index) => {
          const next = sorted[index + 1];
          if (next !== undefined) expect(one.price).toBeLessThanOrEqual(next.price);
        });
      }),
    );
  });

  it('sorts equal prices by name', () => {
    const packages = ['Ås', 'Bø', 'Ål'].map((name) => ({ name, price: 1 }));
    expect(packagesByPrice(packages).map(({ name }) => name)).toEqual(['Bø', 'Ål', 'Ås']);
  });
});
