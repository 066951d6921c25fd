import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pricePeriods, withoutNewCustomerOffers } from './pricePeriods.ts';

const part = (price: number, ...campaigns: [reducedAmount: number, numberOfBillingCycles: number][]) => ({
  price,
  campaignDiscounts: campaigns.map(([reducedAmount, numberOfBillingCycles]) => ({
    reducedAmount,
    numberOfBillingCycles,
  })),
});

describe('the price of an order', () => {
  it('PKG-10 the price is reduced for the months of a campaign, exact to the øre', () => {
    expect(pricePeriods([part(449, [224.5, 2]), part(199.1)])).toEqual([
      { perMonth: 423.6, months: 2 },
      { perMonth: 648.1, months: undefined },
    ]);
  });

  it('the price changes when each of several campaigns ends', () => {
    expect(pricePeriods([part(400, [200, 1]), part(100, [0, 3])])).toEqual([
      { perMonth: 200, months: 1 },
      { perMonth: 400, months: 2 },
      { perMonth: 500, months: undefined },
    ]);
  });

  it('a campaign never raises the price and never makes it negative', () => {
    expect(pricePeriods([part(50, [80, 1])])).toEqual([{ perMonth: 50, months: undefined }]);
    expect(pricePeriods([part(50)], { off: () => 80, months: undefined })).toEqual([
      { perMonth: 0, months: undefined },
    ]);
  });

  it('a returning customer pays the sum of the products from the first month', () => {
    const price = fc.integer({ min: 0, max: 100_000 }).map((ore) => ore / 100);
    const sold = fc.record({
      price,
      allowInTrial: fc.boolean(),
      campaignDiscounts: fc.array(
        fc.record({ reducedAmount: price, numberOfBillingCycles: fc.integer({ min: 1, max: 24 }) }),
      ),
    });
    fc.assert(
      fc.property(fc.array(sold), (products) => {
        const plain = withoutNewCustomerOffers(products);
        const ore = products.reduce((sum, product) => sum + Math.round(product.price * 100), 0);
        expect(pricePeriods(plain)).toEqual([{ perMonth: ore / 100, months: undefined }]);
        expect(plain.some(({ allowInTrial }) => allowInTrial)).toBe(false);
      }),
    );
  });
});
