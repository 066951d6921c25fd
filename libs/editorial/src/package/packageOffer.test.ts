import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { packageOffer } from './packageOffer.ts';

type Sold = Parameters<typeof packageOffer>[0][number];

const sold = (id: string, price: number, rest: Partial<Sold> = {}): Sold => ({
  id,
  name: id.toUpperCase(),
  price,
  baseProduct: false,
  allowInTrial: true,
  relations: [],
  campaignDiscounts: [],
  ...rest,
});

const mye = sold('mye', 449, {
  baseProduct: true,
  relations: [
    { id: 'tv', relationType: 'Included' },
    { id: 'sport', relationType: 'Combinable' },
  ],
  campaignDiscounts: [{ reducedAmount: 224.5, numberOfBillingCycles: 2 }],
});
const sport = sold('sport', 199.1, { allowInTrial: false });
const tv = sold('tv', 59, { relations: [{ id: 'mye', relationType: 'Included' }] });
const products = [sport, tv, mye];

describe('packageOffer', () => {
  it('lists the products in order with their total price', () => {
    expect(packageOffer(products, ['mye', 'sport'])).toEqual({
      lines: [
        { id: 'mye', name: 'MYE', price: 449 },
        { id: 'sport', name: 'SPORT', price: 199.1 },
      ],
      included: ['TV'],
      price: 648.1,
      periods: [
        { perMonth: 423.6, months: 2 },
        { perMonth: 648.1, months: undefined },
      ],
      allowsTrial: false,
    });
  });

  it('adds nothing for products included in the base product', () => {
    expect(packageOffer(products, ['mye', 'tv'])).toMatchObject({
      price: 449,
      included: [],
      allowsTrial: true,
    });
  });

  it.each([[['mye', 'borte']], [['borte']], [[]]])('is undefined if %j is not on sale', (ids) => {
    expect(packageOffer(products, ids)).toBeUndefined();
  });

  it('never has a negative price, whatever the discounts', () => {
    const gift = sold('gave', 50, { campaignDiscounts: [{ reducedAmount: 80, numberOfBillingCycles: 1 }] });
    expect(packageOffer([gift], ['gave'])).toMatchObject({
      price: 50,
      periods: [{ perMonth: 50, months: undefined }],
    });
  });

  it('costs the sum of its lines, to the øre', () => {
    const amount = fc.integer({ min: 0, max: 200_000 }).map((value) => value / 100);
    fc.assert(
      fc.property(fc.array(amount, { minLength: 1, maxLength: 6 }), (prices) => {
        const all = prices.map((price, index) => sold(`p${index}`, price));
        const offer = packageOffer(
          all,
          all.map(({ id }) => id),
        );
        const sum = prices.reduce((before, price) => before + Math.round(price * 100), 0);
        expect(Math.round((offer?.price ?? NaN) * 100)).toBe(sum);
      }),
    );
  });
});
