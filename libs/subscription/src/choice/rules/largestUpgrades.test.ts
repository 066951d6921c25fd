import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { catalogProducts, makeRelations, productCatalog, makeProduct } from '../testing/productCatalog.ts';
import { isValidSelection, MissingRelationError } from './combination.ts';
import { largestUpgrades } from './largestUpgrades.ts';

const never = () => expect.unreachable();
const [mye] = catalogProducts('mye');
const [mest] = catalogProducts('mest');
const base = makeProduct('b', 1, { baseProduct: true });

describe('largestUpgrades', () => {
  it('picks the most expensive of uncombinable add-ons', () => {
    expect(mye && largestUpgrades(productCatalog, mye, never).map(({ id }) => id)).toEqual([
      'vinter',
      'maxUltimate',
    ]);
  });

  it('leaves out included add-ons', () => {
    expect(mest && largestUpgrades(productCatalog, mest, never).map(({ id }) => id)).toEqual([
      'vinter',
      'maxUltimate',
    ]);
  });

  it('prefers two combinable add-ons to one more expensive add-on', () => {
    const dear = makeProduct('dyr', 900, { relations: makeRelations('Uncombinable', 'x', 'y') });
    const x = makeProduct('x', 10, { relations: makeRelations('Combinable', 'y') });
    const all = [dear, x, makeProduct('y', 10)];
    const shop = [{ ...base, relations: makeRelations('Combinable', 'dyr', 'x', 'y') }, ...all];
    const [first] = shop;
    expect(first && largestUpgrades(shop, first, never).map(({ id }) => id)).toEqual(['x', 'y']);
  });

  it('reports and leaves out add-ons without a relation', () => {
    const report = vi.fn();
    expect(
      mye && largestUpgrades([...productCatalog, makeProduct('ny', 9)], mye, report).map(({ id }) => id),
    ).toEqual(['vinter', 'maxUltimate']);
    expect(report).toHaveBeenCalledWith(expect.any(MissingRelationError));
  });

  it('returns a valid set of maximum size for any relations', () => {
    const size = 6;
    const names = Array.from({ length: size }, (_, index) => `a${index}`);
    const flags = fc.array(fc.boolean(), { minLength: size * size, maxLength: size * size });
    fc.assert(
      fc.property(flags, (excludes) => {
        const addOns = names.map((name, row) =>
          makeProduct(name, row + 1, {
            relations: names.flatMap((other, column) =>
              column > row
                ? makeRelations(excludes[row * size + column] ? 'Uncombinable' : 'Combinable', other)
                : [],
            ),
          }),
        );
        const own = { ...base, relations: makeRelations('Combinable', ...names) };
        const largest = largestUpgrades(addOns, own, never);
        expect(isValidSelection([own, ...largest])).toBe(true);
        for (let mask = 0; mask < 2 ** size; mask += 1) {
          const set = addOns.filter((_, index) => (mask >> index) % 2 === 1);
          if (isValidSelection([own, ...set])) expect(set.length).toBeLessThanOrEqual(largest.length);
        }
      }),
    );
  });
});
