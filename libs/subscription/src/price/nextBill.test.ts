import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextBill } from './price.ts';

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
