import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  formatPrice,
  formatPricePerMonth,
  formatPartPrice,
  sumPrices,
  reducedPrice,
  nextBill,
  priceSteps,
} from './price.ts';

it.each([
  [449, '449\u00A0kr'],
  [224.5, '224,50\u00A0kr'],
  [0, '0\u00A0kr'],
  [1198, '1\u00A0198\u00A0kr'],
])('formats %d as %s', (amount, text) => {
  expect(formatPrice(amount)).toBe(text);
  expect(formatPricePerMonth(amount)).toBe(`${text}/md.`);
});

it('formats a free part as included', () => {
  expect(formatPartPrice(0)).toBe('Inkludert');
  expect(formatPartPrice(99)).toBe('99\u00A0kr/md.');
});

it('sums to the øre', () => {
  expect(sumPrices([0.1, 0.2, 199.1])).toBe(199.4);
  expect(sumPrices([])).toBe(0);
});

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

const DUE = Date.parse('2026-12-22T00:00:00Z');
const mye = { kind: 'Product', name: 'Mye', price: 449 } as const;

describe('nextBill', () => {
  it('the next bill leaves out trials and discounts that end before the next payment', () => {
    const campaign = { kind: 'Discount', name: 'Kampanje', price: -224.5, until: DUE + 1 } as const;
    const over = { kind: 'Voucher', name: 'VINTER26', price: -100, until: DUE } as const;
    const trial = { kind: 'Trial', name: 'Prøveperiode', price: -449, until: DUE } as const;
    expect(nextBill({ lines: [mye, campaign, over, trial], nextPaymentDate: DUE })).toEqual({
      lines: [mye, campaign],
      sum: 224.5,
    });
  });

  it('the next bill is never negative, and has all lines without a payment date', () => {
    const line = fc.record({
      kind: fc.constantFrom('Product' as const, 'Discount' as const),
      name: fc.string(),
      price: fc.integer({ min: -100_000, max: 100_000 }).map((ore) => ore / 100),
      until: fc.integer({ min: 0, max: 2 * DUE }),
    });
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const bill = nextBill({ lines });
        const total = lines.reduce((ore, { price }) => ore + Math.round(price * 100), 0) / 100;
        expect(bill.lines).toEqual(lines);
        expect(bill.sum).toBe(Math.max(0, total));
      }),
    );
  });
});

const product = { kind: 'Product', name: 'Mye', price: 449, productId: 'mye' } as const;

it('price steps ascend in time, differ from each other, and end with the regular price', () => {
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
