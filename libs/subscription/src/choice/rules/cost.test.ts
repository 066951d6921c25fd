import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { productCatalog, makeProduct } from '../testing/productCatalog.ts';
import { parseChoice, type Choice } from './choice.ts';
import { costOf, type Reduction } from './cost.ts';
import { priceSentence } from './costTexts.ts';

const chosen = (...ids: readonly string[]): Choice => {
  const { choice } = parseChoice(productCatalog, ids, () => expect.unreachable());
  if (!choice) throw new Error('No choice');
  return choice;
};
/** Replaces non-breaking spaces. */
const costText = (...args: Parameters<typeof costOf>) =>
  priceSentence(costOf(...args)).replaceAll('\u00A0', ' ');
const half: Reduction = { discountType: 'Price', percent: 50, durationMonths: 3 };

describe('costOf', () => {
  it('the cost sums the prices of the chosen products', () => {
    const cost = costOf(chosen('mest', 'sport'));
    expect(cost).toMatchObject({ now: 828, perMonth: 828, trial: undefined });
    expect(costText(chosen('mest', 'sport'))).toBe('828 kr/md.');
  });

  it('PKG-10 the cost is lower while a campaign runs', () => {
    const cost = costOf(chosen('mye', 'sport'));
    expect(cost.periods).toEqual([
      { perMonth: 423.5, months: 2 },
      { perMonth: 648, months: undefined },
    ]);
    expect(costText(chosen('mye', 'sport'))).toBe('423,50 kr/md. de to første månedene, deretter 648 kr/md.');
  });

  it('PKG-24 the cost applies the voucher percentage to the base product only', () => {
    expect(costOf(chosen('mest', 'sport'), { voucher: half }).periods).toEqual([
      { perMonth: 513.5, months: 3 },
      { perMonth: 828, months: undefined },
    ]);
  });

  it('the cost combines a campaign and a voucher month by month', () => {
    const quarter: Reduction = { discountType: 'Price', percent: 25, durationMonths: 3 };
    expect(costText(chosen('mye'), { voucher: quarter })).toBe(
      '112,25 kr/md. de to første månedene, deretter 336,75 kr/md. i én måned, deretter 449 kr/md.',
    );
    expect(costText(chosen('mye'), { voucher: { ...quarter, percent: 90, durationMonths: 1 } })).toBe(
      '0 kr den første måneden, deretter 224,50 kr/md. i én måned, deretter 449 kr/md.',
    );
  });

  it('the cost stays reduced with a voucher without an end', () => {
    expect(costText(chosen('mest'), { voucher: { discountType: 'Price', percent: 10 } })).toBe(
      '566,10 kr/md.',
    );
  });

  it('PKG-22 the cost is 0 during a trial, if the package offers one and all products allow it', () => {
    expect(costText(chosen('mest'), { offersTrial: true })).toBe('0 kr i prøveperioden, deretter 629 kr/md.');
    expect(costText(chosen('mest', 'sport'), { offersTrial: true })).toBe('828 kr/md.');
    expect(costText(chosen('mest'))).toBe('629 kr/md.');
  });

  it('the cost is 0 for the length of a trial voucher', () => {
    const trial: Reduction = { discountType: 'NewTrialLength', percent: 100, durationMonths: 1 };
    expect(costText(chosen('mye', 'sport'), { voucher: trial })).toBe(
      '0 kr den første måneden, deretter 423,50 kr/md. i to måneder, deretter 648 kr/md.',
    );
    expect(costOf(chosen('mye'), { voucher: trial }).now).toBe(0);
  });

  it('the cost ignores a voucher without a discount', () => {
    expect(costText(chosen('mest'), { voucher: { discountType: 'NoDiscount' } })).toBe('629 kr/md.');
  });

  it('the cost stays between 0 and the sum of the products, and ends at that sum', () => {
    const cycles = fc.integer({ min: 1, max: 24 });
    const amount = fc.integer({ min: 0, max: 100_000 }).map((value) => value / 100);
    const product = fc.record({
      price: amount,
      campaignDiscounts: fc.array(fc.record({ reducedAmount: amount, numberOfBillingCycles: cycles }), {
        maxLength: 3,
      }),
    });
    const voucher = fc.option(
      fc.record({
        discountType: fc.constantFrom('NoDiscount', 'NewTrialLength', 'Price'),
        percent: fc.double({ min: 0, max: 100, noNaN: true }),
        durationMonths: cycles,
      }),
      { nil: undefined },
    );
    fc.assert(
      fc.property(fc.array(product, { minLength: 1, maxLength: 5 }), voucher, (products, given) => {
        const [base, ...addOns] = products.map(({ price, campaignDiscounts }, index) =>
          makeProduct(`p${index}`, price, { baseProduct: index === 0, campaignDiscounts }),
        );
        if (!base) return;
        const cost = costOf({ base, addOns }, { voucher: given });
        const fullPrice = products.reduce((total, { price }) => total + Math.round(price * 100), 0) / 100;
        expect(cost.perMonth).toBe(fullPrice);
        expect(cost.periods.at(-1)?.months).toBeUndefined();
        for (const { perMonth, months } of cost.periods) {
          expect(perMonth).toBeGreaterThanOrEqual(0);
          expect(perMonth).toBeLessThanOrEqual(fullPrice);
          if (months !== undefined) expect(months).toBeGreaterThan(0);
        }
      }),
    );
  });
});
