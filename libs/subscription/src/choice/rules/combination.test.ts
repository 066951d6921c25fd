import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogProducts, makeRelations, productCatalog, makeProduct } from '../testing/productCatalog.ts';
import {
  allowsTrial,
  areValidSelections,
  isValidSelection,
  MissingRelationError,
  relationBetween,
} from './combination.ts';

const base = (relations = makeRelations('Combinable')) =>
  makeProduct('base', 100, { baseProduct: true, relations });

describe('product combinations', () => {
  it('PKG-16 combinable products can be bought together', () => {
    expect(isValidSelection(catalogProducts('mye', 'maxLite', 'sport'))).toBe(true);
  });

  it('PKG-17 uncombinable products cannot be bought together, whichever product states it', () => {
    expect(isValidSelection(catalogProducts('mye', 'maxLite', 'maxUltimate'))).toBe(false);
    expect(isValidSelection(catalogProducts('mye', 'maxUltimate', 'maxLite'))).toBe(false);
    const contradicts = [
      base(makeRelations('Combinable', 'a')),
      makeProduct('a', 1, { relations: makeRelations('Uncombinable', 'base') }),
    ];
    expect(isValidSelection(contradicts)).toBe(false);
  });

  it('PKG-18 a selection without a base product is invalid', () => {
    expect(isValidSelection(catalogProducts('maxLite', 'sport'))).toBe(false);
    expect(isValidSelection([])).toBe(false);
  });

  it('PKG-18 a selection with two base products is invalid', () => {
    expect(isValidSelection(catalogProducts('mye', 'mest'))).toBe(false);
    expect(isValidSelection([base(makeRelations('Combinable', 'b')), { ...base(), id: 'b' }])).toBe(false);
  });

  it.each([
    ['Combinable', true],
    ['Included', true],
    ['Uncombinable', false],
  ] as const)('PKG-19 an add-on with relation %s to the base is allowed: %s', (type, isAllowed) => {
    expect(isValidSelection([base(makeRelations(type, 'a')), makeProduct('a', 1)])).toBe(isAllowed);
    expect(isValidSelection([makeProduct('a', 1), base(makeRelations(type, 'a'))])).toBe(isAllowed);
  });

  it('PKG-20 a missing relation throws', () => {
    expect(() => isValidSelection([base(), makeProduct('a', 1)])).toThrow(MissingRelationError);
    expect(() => isValidSelection([base(), makeProduct('a', 1)])).toThrow(
      'Products base and a have no relation',
    );
    // Also when the selection is invalid anyway.
    expect(() => isValidSelection([makeProduct('a', 1), makeProduct('b', 1)])).toThrow(MissingRelationError);
  });

  it('PKG-20 a missing relation between add-ons throws, even if both fit the base', () => {
    const pair = [makeProduct('a', 1), makeProduct('b', 1)] as const;
    const both = base([...makeRelations('Combinable', 'a'), ...makeRelations('Combinable', 'b')]);
    expect(() => isValidSelection([both, ...pair])).toThrow('Products a and b have no relation');
    expect(() => isValidSelection([...pair, both])).toThrow('Products a and b have no relation');
    const knows = makeProduct('b', 1, { relations: makeRelations('Combinable', 'a') });
    expect(isValidSelection([both, pair[0], knows])).toBe(true);
  });

  it('PKG-21 several selections are valid only if each has a base product', () => {
    expect(areValidSelections([catalogProducts('mye'), catalogProducts('mest', 'sport')])).toBe(true);
    expect(areValidSelections([catalogProducts('mye'), catalogProducts('sport')])).toBe(false);
    expect(areValidSelections([])).toBe(true);
  });

  it('PKG-22 a trial needs all products to allow it', () => {
    expect(allowsTrial(catalogProducts('mye', 'maxLite'))).toBe(true);
    expect(allowsTrial(catalogProducts('mye', 'maxLite', 'sport'))).toBe(false);
    expect(allowsTrial([])).toBe(false);
  });

  it('PKG-16 PKG-17 PKG-19 the relation is symmetric for any two products, in any order', () => {
    const some = fc.shuffledSubarray([...productCatalog], { minLength: 2 });
    fc.assert(
      fc.property(some, (products) => {
        const [one, other] = products;
        if (one === undefined || other === undefined) return;
        expect(relationBetween(one, other)).toBe(relationBetween(other, one));
        expect(isValidSelection(products)).toBe(isValidSelection(products.toReversed()));
      }),
    );
  });
});
