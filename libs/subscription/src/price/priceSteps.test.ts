import fc from 'fast-check';
import { expect, test } from 'vitest';
import { priceSteps } from './price.ts';

const product = { kind: 'Product', name: 'Mye', price: 449, productId: 'mye' } as const;

test('price steps ascend in time, differ from each other, and end with the regular price', () => {
  const days = fc.integer({ min: 0, max: 400 });
  const discounts = fc.array(fc.record({ price: fc.integer({ min: 1, max: 449 }), until: days }));
  fc.assert(
    fc.property(discounts, days, (all, first) => {
      const lines = [
        product,
        ...all.map(({ price, until }) => ({ kind: 'Discount' as const, name: 'x', price: -price, until })),
      ];
      const steps = priceSteps({ lines, monthlyPrice: 449 }, first);
      expect(steps[0]?.from).toBe(first);
      expect(steps.at(-1)?.price).toBe(449);
      steps.slice(1).forEach(({ from, price }, index) => {
        expect(from).toBeGreaterThan(steps[index]?.from ?? Infinity);
        expect(price).not.toBe(steps[index]?.price);
      });
    }),
  );
});
