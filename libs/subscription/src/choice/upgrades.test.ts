import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { isValidSelection, MissingRelationError } from './combination.ts';
import { of, related, shelf, sold } from './testing/shelf.ts';
import { largestUpgrades } from './upgrades.ts';

const never = () => expect.unreachable();
const [mye] = of('mye');
const [mest] = of('mest');
const base = sold('b', 1, { baseProduct: true });

describe('largestUpgrades', () => {
  it('picks the most expensive of uncombinable add-ons', () => {
    expect(mye && largestUpgrades(shelf, mye, never).map(({ id }) => id)).toEqual(['vinter', 'maxUltimate']);
  });

  it('leaves out included add-ons', () => {
    expect(mest && largestUpgrades(shelf, mest, never).map(({ id }) => id)).toEqual([
      'vinter',
      'maxUltimate',
    ]);
  });

  it('prefers two combinable add-ons to one more expensive add-on', () => {
    const dear = sold('dyr', 900, { relations: related('Uncombinable', 'x', 'y') });
    const x = sold('x', 10, { relations: related('Combinable', 'y') });
    const all = [dear, x, sold('y', 10)];
    const shop = [{ ...base, relations: related('Combinable', 'dyr', 'x', 'y') }, ...all];
    const [first] = shop;
    expect(first && largestUpgrades(shop, first, never).map(({ id }) => id)).toEqual(['x', 'y']);
  });

  it('reports and leaves out add-ons without a relation', () => {
    const report = vi.fn();
    expect(mye && largestUpgrades([...shelf, sold('ny', 9)], mye, report).map(({ id }) => id)).toEqual([
      'vinter',
      'maxUltimate',
    ]);
    expect(report).toHaveBeenCalledWith(expect.any(MissingRelationError));
  });

  it('returns a valid set of maximum size for any relations', () => {
    const size = 6;
    const names = Array.from({ length: size }, (_, index) => `a${index}`);
    const flags = fc.array(fc.boolean(), { minLength: size * size, maxLength: size * size });
    fc.assert(
      fc.property(flags, (excludes) => {
        const addOns = names.map((name, row) =>
          sold(name, row + 1, {
            relations: names.flatMap((other, column) =>
              column > row
                ? related(excludes[row * size + column] ? 'Uncombinable' : 'Combinable', other)
                : [],
            ),
          }),
        );
        const own = { ...base, relations: related('Combinable', ...names) };
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
